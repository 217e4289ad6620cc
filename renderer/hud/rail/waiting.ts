import { NOBODY, type Question, type Seat, type State } from '../../../core/index.ts';
import { mannerOf, nameOfSource } from '../cause-words.ts';
import type { Words } from '../words.ts';
import type { Prompt } from './situation.ts';

const WAITING_FOR_SHOT = { all: 'shot', ability: 'shotAbility', blow: 'blow', you: 'shot' } as const;

/** Others are asked: who is waited for, and because of what. */
export function waiting(state: State, me: Seat, question: Question, words: Words): Prompt {
  const { t, names, player } = words;
  const [seat = NOBODY] = question.seats;
  const flag = state.dead[me] ? t('prompt:flag.out') : null;
  const others = { flag, tone: 'others' } as const;
  if (question.kind === 'play')
    return { ...others, sentence: t('prompt:waitTurn', { name: player(seat) }), detail: '' };
  const by = player(question.by);
  const card = question.source ? nameOfSource(words, question.source) : '';
  const chosenBy = () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') });
  const locomotive = state.train ? names.locomotive(state.train.locomotive) : '';
  const withTrain = () => t(`prompt:waitDetail.train.${question.kind}`, { by, card, locomotive });
  const details: { readonly [K in Exclude<Question['kind'], 'play'>]: () => string } = {
    discard: () => t('prompt:waitDetail.discard'),
    shot: () => t(`prompt:waitDetail.${WAITING_FOR_SHOT[mannerOf(question.source ?? 'bang')]}`, { by, card }),
    demand: () => t('prompt:waitDetail.demand', { by, card }),
    duel: () => t('prompt:waitDetail.duel', { by, card }),
    dying: () => t('prompt:waitDetail.dying'),
    store: () => t('prompt:waitDetail.store', { card }),
    flip: chosenBy,
    source: chosenBy,
    peek: chosenBy,
    character: () => t('prompt:waitDetail.character'),
    estate: () => t('prompt:waitDetail.estate'),
    share: chosenBy,
    inPlay: chosenBy,
    spare: withTrain,
    exchange: withTrain,
    lastStop: withTrain,
    steam: withTrain,
    wagon: withTrain,
    place: withTrain,
    holdUp: withTrain,
    shed: withTrain,
    salvage: withTrain,
    mail: withTrain,
    dealing: withTrain,
    survey: withTrain,
    ability: () => t('prompt:waitDetail.choice', { character: names.character(state.characters[seat] ?? '') }),
  };
  const sentence =
    question.kind === 'character' ? t('prompt:waitDetail.character') : t('prompt:wait', { name: player(seat) });
  return { ...others, sentence, detail: question.kind === 'character' ? '' : details[question.kind]() };
}
