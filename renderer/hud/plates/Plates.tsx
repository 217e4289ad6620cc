import { useRef } from 'react';
import { rangeOf, type Seat } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { useSelection } from '../../session/selection.ts';
import { measureOf } from '../../session/source.ts';
import { useSession } from '../../session/store.ts';
import { sourcePlayed } from '../cause-words.ts';
import { factsOf, type SeatFacts, seatsFromMyLeft } from '../facts.ts';
import { Ring } from '../Ring.tsx';
import { type OnScreen, useTimeLeft } from '../use-table.ts';
import { useReason, useThing } from '../use-thing.ts';
import { useWords } from '../words.ts';
import { Bullets } from './Bullets.tsx';
import { useFollow } from './follow.ts';
import { placePlates } from './place-plates.ts';
import { plateStateOf, tagsOf } from './plate-tags.ts';

/** A plate for every other seat, hung where its cards lie; mine is the rail. */
export function Plates({ screen }: { readonly screen: OnScreen }) {
  const { t } = useWords();
  const seats = seatsFromMyLeft(screen.state, screen.me).filter((seat) => seat !== screen.me);
  const plates = useRef<HTMLElement>(null);
  useFollow(plates, placePlates);
  return (
    <section ref={plates} className="plates" data-region="seats" aria-label={t('table:seatsRegion')}>
      {seats.map((seat) => (
        <Plate key={seat} screen={screen} seat={seat} />
      ))}
    </section>
  );
}

function Plate({ screen, seat }: { readonly screen: OnScreen; readonly seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const { state, me, question } = screen;
  const facts = factsOf(state, me, seat);
  const thing = { what: 'seat', seat } as const;
  const { look, props } = useThing(thing);
  const reason = useReason(thing);
  const reach = usePickedReach(screen);
  const presence = useSession((session) => session.presence.find((one) => one.seat === seat)?.state ?? 'here');
  const time = useTimeLeft();
  const standing = plateStateOf(state, seat, question);
  const asked = standing === 'asked';
  const tags = tagsOf({ state, facts, look, reason, reach, question, presence, words });
  const inReach = look === 'legal' && reach !== null && facts.distance !== null;
  const measured = inReach ? 'in-reach' : look === 'faded' && reason?.code === 'out-of-range' ? 'too-far' : '';
  const name = words.player(seat);
  const counted = { life: facts.life, max: facts.max, hand: facts.hand, reach: facts.reach };
  const label = t('table:plate', {
    ...counted,
    number: facts.number,
    name,
    character: facts.character ? words.names.character(facts.character) : '',
    distance: facts.distance ?? '–',
  });
  return (
    <button
      type="button"
      data-seat={seat}
      {...props}
      className={`seat ${standing} look-${look} ${presence === 'away' ? 'away' : ''} ${facts.ghost ? 'ghost' : ''}`}
      aria-label={[label, ...(facts.ghost ? [t('table:state.ghost')] : []), ...tags.map(({ text }) => text)].join(' ')}
    >
      <span className="r1">
        <span className="no">{facts.number}</span>
        <span className="name">{name}</span>
        {presence === 'bot' && <Icon name="bot" />}
        {presence === 'away' && <Icon name="watch" />}
        {facts.dead && <Icon name="skull" />}
        {facts.ghost && <Icon name="ghost" />}
        {facts.role && <Icon name={facts.role} className={facts.role} />}
      </span>
      <Counts facts={facts} measured={measured} />
      {standing === 'turn' && <span className="turn-star" aria-hidden="true" />}
      {asked && time && <Ring part={time.part} text={String(time.seconds)} urgent />}
      <span className="tags">
        {tags.map(({ text, tone, icon }) => (
          <span key={text} className={`tag ${tone}`}>
            {icon && <Icon name={icon} />}
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}

/** Whether the picked card reaches this far: what the tag says in figures stays readable where no tag has room. */
type Measured = 'in-reach' | 'too-far' | '';

function Counts({ facts, measured }: { readonly facts: SeatFacts; readonly measured: Measured }) {
  const { t } = useWords();
  return (
    <span className="r2">
      <span title={t('table:life')}>
        <Bullets life={facts.life} max={facts.max} />
        {facts.life}
      </span>
      <span title={t('table:hand')}>
        <Icon name="hand" />
        {facts.hand}
      </span>
      <span title={t('table:reach')}>
        <Icon name="reach" />
        {facts.reach}
      </span>
      <span className={`measured ${measured}`} title={t('table:distance')}>
        <Icon name="distance" />
        {facts.distance ?? '–'}
      </span>
    </span>
  );
}

/** How far the picked card reaches; null where distance does not matter. */
function usePickedReach({ state, me }: OnScreen): number | null {
  const chosen = useSelection((selection) => selection.chosen);
  const measure = measureOf(sourcePlayed(state, chosen));
  if (!measure) return null;
  return measure === 'reachable' ? rangeOf(state, me) : measure.distance;
}
