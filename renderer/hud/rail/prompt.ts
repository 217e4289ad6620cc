import type { Question } from '../../../core/index.ts';
import { nameOfPicked } from '../cause-words.ts';
import { isReply } from '../facts.ts';
import { ASKING } from './asking.ts';
import { choosing } from './choosing.ts';
import type { Prompt, Situation } from './situation.ts';
import { waiting } from './waiting.ts';

/** What the rail says at this moment. */
export function promptOf(situation: Situation): Prompt {
  const { state, me, question, words, chosen } = situation;
  const { t } = words;
  if (!question) return { flag: null, tone: 'others', sentence: t('prompt:over'), detail: '' };
  if (!question.seats.includes(me) && chosen.path.length === 0) return waiting(state, me, question, words);
  const spoken = chosen.path.length > 0 ? choosing(situation) : ASKING[question.kind]({ ...situation, question });
  const tone = question.kind === 'play' ? 'turn' : 'asked';
  return { flag: flagOf(situation, question), tone, ...spoken };
}

function flagOf({ chosen, words }: Situation, { kind }: Question): string {
  const picked = nameOfPicked(chosen, words);
  if (picked) return picked;
  if (kind === 'play') return words.t('prompt:flag.turn');
  if (kind === 'discard') return words.t('prompt:flag.end');
  if (kind === 'dying') return words.t('prompt:flag.dying');
  return words.t(isReply({ kind } as Question) ? 'prompt:flag.answer' : 'prompt:flag.choose');
}
