import { NOBODY, type Question } from '../../../core/index.ts';
import { Board } from '../../design/material.tsx';
import { nameOfSource } from '../cause-words.ts';
import { isReply } from '../facts.ts';
import { SourceFace } from '../SourceFace.tsx';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';

/** One for each answer that is needed; they fill from the left. */
const slotsOf = ({ need, got }: Question) => Array.from({ length: need }, (_, at) => ({ slot: at, filled: at < got }));

/** What is coming at me: the card, who plays it, and what it needs as empty slots. The slots fill with what was given. */
export function ReplyCard({ screen }: { readonly screen: OnScreen }) {
  const words = useWords();
  const { t, names } = words;
  const { question, me, state } = screen;
  if (!question || !isReply(question) || !question.seats.includes(me) || !question.source) return null;
  const from = question.by === NOBODY ? nameOfSource(words, question.source) : words.player(question.by);
  const shot = question.kind === 'shot';
  const slab =
    shot && question.need > 1 && question.by >= 0 ? names.character(state.abilities[question.by] ?? '') : null;
  const wanted = { shot: 'missed', demand: 'bang', duel: 'bang', dying: 'beer' }[question.kind as 'shot'];
  return (
    <Board className="reply-card comes">
      <div className="picture">
        <SourceFace source={question.source} card={question.card} size="11rem" />
      </div>
      <div>
        <b className="from">{t('table:reply.fromTo', { from, to: t('table:reply.you') })}</b>
        {slab && <p>{slab}:</p>}
        <p>{t('table:reply.needs', { need: question.need, card: names.card(wanted) })}</p>
        <div className="need">
          {slotsOf(question).map(({ slot, filled }) => (
            <span key={slot} className={filled ? 'filled' : ''} />
          ))}
          <b>{t('table:reply.got', { got: question.got, need: question.need })}</b>
        </div>
      </div>
    </Board>
  );
}
