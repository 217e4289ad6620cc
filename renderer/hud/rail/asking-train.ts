import { nameOfSource } from '../cause-words.ts';
import type { Asked, Spoken } from './situation.ts';

/** The questions that come with a train: who, because of what, what can be done, with its figures. */
type TrainKind =
  | 'spare'
  | 'exchange'
  | 'lastStop'
  | 'steam'
  | 'wagon'
  | 'place'
  | 'holdUp'
  | 'shed'
  | 'salvage'
  | 'mail'
  | 'dealing'
  | 'survey';

const sourceOf = ({ question, words }: Asked): string =>
  question.source === null ? '' : nameOfSource(words, question.source);
const locomotiveOf = ({ state, words }: Asked): string => words.names.locomotive(state.train?.locomotive ?? '');

export const ASKING_WITH_TRAIN: { readonly [K in TrainKind]: (asked: Asked) => Spoken } = {
  spare: (asked) => ({
    sentence: asked.words.t('prompt:train.spare', { card: sourceOf(asked) }),
    detail: asked.words.t('prompt:train.spareDetail'),
  }),
  exchange: ({ chosen, words: { t } }) => ({
    sentence: t('prompt:train.exchange'),
    detail: t('prompt:train.exchangeDetail', { got: chosen.slot.length }),
  }),
  lastStop: (asked) => {
    const { offers, words } = asked;
    const payable = new Set(offers.flatMap(({ move }) => ('take' in move ? [move.take] : []))).size;
    const figures = { locomotive: locomotiveOf(asked), count: payable };
    return {
      sentence: words.t('prompt:train.lastStop'),
      detail: words.t(payable > 0 ? 'prompt:train.lastStopDetail' : 'prompt:train.lastStopNone', figures),
    };
  },
  steam: (asked) => ({
    sentence: asked.words.t('prompt:train.steam', { locomotive: locomotiveOf(asked) }),
    detail: asked.words.t(`prompt:train.steamDetail.${asked.state.train?.locomotive}`),
  }),
  wagon: (asked) => ({
    sentence: asked.words.t('prompt:train.wagon', { card: sourceOf(asked) }),
    detail: asked.words.t('prompt:train.wagonDetail'),
  }),
  place: (asked) => ({
    sentence: asked.words.t('prompt:train.place', { wagon: sourceOf(asked) }),
    detail: asked.words.names.rule(asked.question.source ?? '', asked.state.options).text,
  }),
  holdUp: (asked) => {
    const { question, words } = asked;
    const [threatened] = question.cards;
    const left = Math.max(0, question.need - 1);
    const figures = { at: threatened === undefined ? '' : words.card(threatened), count: left };
    return {
      sentence: words.t('prompt:train.holdUp', { name: words.player(question.by), card: sourceOf(asked) }),
      detail: words.t(left > 0 ? 'prompt:train.holdUpMore' : 'prompt:train.holdUpDetail', figures),
    };
  },
  shed: (asked) => ({
    sentence: asked.words.t('prompt:train.shed', {
      name: asked.words.player(asked.question.by),
      card: sourceOf(asked),
    }),
    detail: asked.words.t('prompt:train.shedDetail', { got: asked.chosen.slot.length }),
  }),
  salvage: (asked) => ({
    sentence: asked.words.t('prompt:train.salvage', { card: sourceOf(asked) }),
    detail: asked.words.t('prompt:train.salvageDetail'),
  }),
  mail: (asked) => ({
    sentence: asked.words.t('prompt:train.mail', { card: sourceOf(asked) }),
    detail: asked.words.t('prompt:train.mailDetail', { count: asked.question.cards.length - 1 }),
  }),
  dealing: (asked) => {
    const single = asked.question.cards.length === 1;
    return {
      sentence: asked.words.t(single ? 'prompt:train.dealingOne' : 'prompt:train.dealing', { card: sourceOf(asked) }),
      detail: asked.words.t(single ? 'prompt:train.dealingOneDetail' : 'prompt:train.dealingDetail'),
    };
  },
  survey: (asked) => ({
    sentence: asked.words.t('prompt:train.survey', { card: sourceOf(asked) }),
    detail: asked.words.t('prompt:train.surveyDetail', { count: asked.question.cards.length }),
  }),
};
