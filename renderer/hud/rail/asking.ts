import { cardsIn, handLimit, handOf, NOBODY, type Question, type Seat, type State } from '../../../core/index.ts';
import { offerAt } from '../../session/chart.ts';
import { mannerOf, nameOfSource, sourceOfFlip } from '../cause-words.ts';
import { bangsOf, seatsFromMyLeft } from '../facts.ts';
import { ASKING_WITH_TRAIN } from './asking-train.ts';
import type { Asked, Spoken } from './situation.ts';

/** What the table asks me, before anything is picked, by the kind of question. */
export const ASKING: { readonly [K in Question['kind']]: (asked: Asked) => Spoken } = {
  ...ASKING_WITH_TRAIN,
  play: ({ state, me, words: { t, names } }) => {
    const { played, limit } = bangsOf(state, me);
    const figures = {
      bang: names.card('bang'),
      hand: cardsIn(state, handOf(me)).length,
      keep: handLimit(state, me),
    };
    const free = !Number.isFinite(limit);
    return {
      sentence: t('prompt:play'),
      detail: free ? t('prompt:playFree', figures) : t('prompt:playDetail', { ...figures, played, limit }),
    };
  },
  discard: ({ state, me, question, chosen, words: { t } }) => {
    if (question.need <= 0) return { sentence: t('prompt:discardMay'), detail: '' };
    const figures = { got: chosen.slot.length, need: question.need };
    const [life, keep] = [Math.max(0, state.life[me] ?? 0), handLimit(state, me)];
    const detail =
      keep === life ? t('prompt:discardDetail', { ...figures, life }) : t('prompt:discardLimit', { ...figures, keep });
    return { sentence: t('prompt:discard', { count: question.need }), detail };
  },
  shot: (asked) => {
    const { question, words } = asked;
    const { t, player } = words;
    const source = question.source ?? 'bang';
    const card = nameOfSource(words, source);
    const sentence =
      question.by === NOBODY || question.by === asked.me
        ? t('prompt:shotNobody', { card })
        : t(`prompt:shot.${mannerOf(source)}`, { name: player(question.by), card });
    return { sentence, detail: optionsOf(asked, t('prompt:can.hit')) ?? t('prompt:can.onlyHit') };
  },
  demand: ({ question, words }) => ({
    sentence: words.t('prompt:demand', {
      name: words.player(question.by),
      card: nameOfSource(words, question.source ?? 'indians'),
    }),
    detail: words.t('prompt:demandDetail', { bang: words.names.card('bang') }),
  }),
  duel: ({ question, words }) => ({
    sentence: words.t('prompt:duel', {
      name: words.player(question.by),
      card: nameOfSource(words, question.source ?? 'duel'),
    }),
    detail: words.t('prompt:demandDetail', { bang: words.names.card('bang') }),
  }),
  dying: (asked) => {
    const { question, words } = asked;
    const need = words.t('prompt:dyingDetail', { count: Math.max(1, question.need) });
    const options = optionsOf(asked, words.t('prompt:can.out'));
    return {
      sentence: words.t('prompt:dying'),
      detail: options ? `${need} · ${options}` : words.t('prompt:can.onlyOut'),
    };
  },
  store: ({ state, me, question, words }) => {
    const after = waitingInStore(state, question, me).map(words.player).join(', ');
    const card = nameOfSource(words, question.source ?? 'general-store');
    return {
      sentence: words.t('prompt:store', { card }),
      detail: after ? words.t('prompt:storeDetail', { names: after }) : words.t('prompt:storeLast'),
    };
  },
  flip: ({ question, words }) => {
    const source = question.source ?? '';
    return {
      sentence: words.t('prompt:flip', { card: nameOfSource(words, source) }),
      detail: words.t(`prompt:flipNeed.${FLIP_NEEDS[source] ?? 'other'}`),
    };
  },
  source: ({ offers, words: { t } }) => {
    const from = offers.some(({ move }) => 'choose' in move && typeof move.choose === 'object' && 'seat' in move.choose)
      ? 'hand'
      : 'discard';
    return { sentence: t(`prompt:source.${from}`), detail: t(`prompt:sourceDetail.${from}`) };
  },
  peek: ({ words: { t } }) => ({ sentence: t('prompt:peek'), detail: t('prompt:peekDetail') }),
  character: ({ words: { t } }) => ({ sentence: t('prompt:character'), detail: t('prompt:characterDetail') }),
  share: ({ question, words: { t, player } }) => ({
    sentence: t('prompt:share', { name: player(question.by) }),
    detail: t('prompt:shareDetail'),
  }),
  inPlay: ({ words: { t } }) => ({ sentence: t('prompt:inPlay'), detail: t('prompt:inPlayDetail') }),
  ability: ({ words: { t } }) => ({ sentence: t('prompt:ability'), detail: t('prompt:abilityDetail') }),
  estate: ({ chosen, offers, words: { t } }) => ({
    sentence: t('prompt:estate'),
    detail: t('prompt:estateDetail', { got: chosen.slot.length, need: offerAt(offers, chosen)?.slot?.min ?? 0 }),
  }),
};

/** What a flip has to be, of those that everybody meets; the rest stands on the card. */
const FLIP_NEEDS: Readonly<Record<string, string>> = {
  barrel: 'miss',
  jourdonnais: 'miss',
  jail: 'jail',
  dynamite: 'dynamite',
};

/** "Flip for Barrel, play Missed!, or take the hit?" Null where there is nothing but the last. */
function optionsOf({ state, offers, question, words }: Asked, last: string): string | null {
  const { t, names } = words;
  const used = new Set<string>();
  const played = new Set<string>();
  for (const { move } of offers) {
    if ('use' in move) {
      const source = bolded(sourceOfFlip(words, move.use));
      const isCard = typeof move.use === 'number';
      used.add(isCard ? t('prompt:can.useCard', { card: source }) : t('prompt:can.use', { character: source }));
    }
    if ('flip' in move) used.add(t('prompt:can.flip', { card: bolded(sourceOfFlip(words, move.flip)) }));
    if ('play' in move) {
      const card = bolded(names.card(state.printed[move.play]?.kind ?? ''));
      played.add(t(question.kind === 'dying' ? 'prompt:can.drink' : 'prompt:can.play', { card }));
    }
  }
  const list = [...used, ...(played.size > MOST_NAMED ? [t('prompt:can.playAny')] : played)];
  if (list.length === 0) return null;
  const asked = t('prompt:can.either', { list: list.join(', '), last });
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** Whoever may answer with more kinds of cards than this sees them shine in the hand. */
const MOST_NAMED = 2;

const bolded = (text: string): string => `<b>${text}</b>`;

/** Who still takes a card after me, in the order of the round. */
function waitingInStore(state: State, question: Question, me: Seat): Seat[] {
  const living = seatsFromMyLeft(state, me).filter((seat) => !state.dead[seat] && seat !== me);
  return living.slice(0, Math.max(0, question.cards.length - 1));
}
