import {
  type Card,
  cardsIn,
  handOf,
  NOBODY,
  type Offer,
  type Question,
  type Seat,
  type State,
} from '../../core/index.ts';
import { type Chosen, nextSteps, nextVictim, offerAt } from '../session/chart.ts';
import { isBlow, isKind, meansAll } from '../session/source.ts';
import { aimOf } from './aim.ts';
import { bangsOf, isReply, keepOf, seatsFromMyLeft } from './facts.ts';
import type { Words } from './words.ts';

/** What stands on the rail: who, because of what, what you can do (hud.md, section 5). Plain texts, `<b>` allowed. */
export interface Prompt {
  readonly flag: string | null;
  readonly tone: 'turn' | 'asked' | 'others';
  readonly sentence: string;
  readonly detail: string;
}

export interface Situation {
  readonly state: State;
  readonly me: Seat;
  readonly question: Question | null;
  readonly offers: readonly Offer[];
  readonly chosen: Chosen;
  readonly words: Words;
}

export function promptOf(situation: Situation): Prompt {
  const { state, me, question, words, chosen } = situation;
  const { t } = words;
  if (!question) return { flag: null, tone: 'others', sentence: t('prompt:over'), detail: '' };
  if (!question.seats.includes(me) && chosen.path.length === 0) return waiting(state, me, question, words);
  const spoken = chosen.path.length > 0 ? choosing(situation) : MINE[question.kind]({ ...situation, question });
  const tone = question.kind === 'play' ? 'turn' : 'asked';
  return { flag: flagOf(situation, question), tone, ...spoken };
}

type Spoken = Pick<Prompt, 'sentence' | 'detail'>;
type Asked = Situation & { readonly question: Question };

function flagOf({ chosen, words }: Situation, { kind }: Question): string {
  const picked = nameOfPicked(chosen, words);
  if (picked) return picked;
  if (kind === 'play') return words.t('prompt:flag.turn');
  if (kind === 'discard') return words.t('prompt:flag.end');
  if (kind === 'dying') return words.t('prompt:flag.dying');
  return words.t(isReply({ kind } as Question) ? 'prompt:flag.answer' : 'prompt:flag.choose');
}

/** A card is picked, or an ability: what it still needs. */
function choosing(situation: Situation): Spoken {
  const { state, offers, chosen, me, words } = situation;
  const { t, names, player } = words;
  const [step] = nextSteps(offers, chosen);
  const source = sourcePlayed(state, chosen);
  const victim = nextVictim(offers, chosen);
  if (victim) return ofVictim(situation, victim.seat);
  const slot = offerAt(offers, chosen)?.slot;
  if (slot) {
    const detail = t('prompt:useDetail', { got: chosen.slot.length, need: slot.min });
    return { sentence: t('prompt:use'), detail };
  }
  if (step?.key === 'as') {
    const character = names.character(state.abilities[me] ?? '');
    return { sentence: t('prompt:as'), detail: t('prompt:asDetail', { character }) };
  }
  if (step?.key === 'on') {
    const aim = aimOf(source);
    const key = aim === 'panic' || aim === 'cat-balou' ? aim : 'other';
    return { sentence: t(`prompt:on.${key}`, { name: player(step.seat) }), detail: t('prompt:onDetail') };
  }
  const open = new Set(nextSteps(offers, chosen).flatMap((next) => (next.key === 'target' ? [next.seat] : [])));
  const inOrder = seatsFromMyLeft(state, me).filter((seat) => open.has(seat));
  return {
    sentence: t(`prompt:target.${aimOf(source)}`),
    detail: t('prompt:targetDetail', {
      names: inOrder.map((seat) => (seat === me ? t('prompt:yourself') : player(seat))).join(', '),
    }),
  };
}

/** Something of each is picked, from the left: of whom now, and who is still to come. */
function ofVictim({ offers, chosen, words: { t, player } }: Situation, seat: Seat): Spoken {
  const open = (offerAt(offers, chosen)?.victims ?? []).filter(
    (victim) => victim.from.length > 1 && !chosen.named.some((named) => named.seat === victim.seat),
  );
  const after = open.map((victim) => victim.seat).filter((other) => other !== seat);
  return {
    sentence: t('prompt:on.cat-balou', { name: player(seat) }),
    detail: after.length > 0 ? t('prompt:eachDetail', { names: after.map(player).join(', ') }) : t('prompt:onDetail'),
  };
}

/** The card or ability that is being played or used; null where nothing is picked yet. */
function nameOfPicked({ path }: Chosen, words: Words): string | null {
  const card = path.find((step) => step.key === 'card');
  if (card) return words.card(card.card);
  const used = path.find((step) => step.key === 'use');
  return used ? sourceOfFlip(words, used.use) : null;
}

/** The kind that the picked card is played as, or of the card of the row that is used; the character whose ability is. */
export function sourcePlayed(state: State, { path }: Chosen): string {
  const named = path.find((step) => step.key === 'as');
  if (named?.as) return named.as;
  const source = path.find((step) => step.key === 'card')?.card ?? path.find((step) => step.key === 'use')?.use ?? '';
  return typeof source === 'number' ? (state.printed[source]?.kind ?? '') : source;
}

const MINE: { readonly [K in Question['kind']]: (asked: Asked) => Spoken } = {
  spare: ({ words: { t } }) => ({ sentence: t('prompt:train.spare'), detail: '' }),
  exchange: ({ words: { t } }) => ({ sentence: t('prompt:train.exchange'), detail: '' }),
  lastStop: ({ words: { t } }) => ({ sentence: t('prompt:train.lastStop'), detail: '' }),
  steam: ({ words: { t } }) => ({ sentence: t('prompt:train.steam'), detail: '' }),
  wagon: ({ words: { t } }) => ({ sentence: t('prompt:train.wagon'), detail: '' }),
  place: ({ words: { t } }) => ({ sentence: t('prompt:train.place'), detail: '' }),
  holdUp: ({ words: { t } }) => ({ sentence: t('prompt:train.holdUp'), detail: '' }),
  shed: ({ words: { t } }) => ({ sentence: t('prompt:train.shed'), detail: '' }),
  salvage: ({ words: { t } }) => ({ sentence: t('prompt:train.salvage'), detail: '' }),
  mail: ({ words: { t } }) => ({ sentence: t('prompt:train.mail'), detail: '' }),
  dealing: ({ words: { t } }) => ({ sentence: t('prompt:train.dealing'), detail: '' }),
  survey: ({ words: { t } }) => ({ sentence: t('prompt:train.survey'), detail: '' }),
  play: ({ state, me, words: { t, names } }) => {
    const { played, limit } = bangsOf(state, me);
    const figures = {
      bang: names.card('bang'),
      hand: cardsIn(state, handOf(me)).length,
      keep: keepOf(state, me),
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
    const [life, keep] = [Math.max(0, state.life[me] ?? 0), keepOf(state, me)];
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

/** Whether one is shot at with everybody, by an ability, hand to hand, or plainly. */
function mannerOf(source: string): 'all' | 'ability' | 'blow' | 'you' {
  if (!isKind(source)) return 'ability';
  if (meansAll(source)) return 'all';
  return isBlow(source) ? 'blow' : 'you';
}

const WAITING_FOR_SHOT = { all: 'shot', ability: 'shotAbility', blow: 'blow', you: 'shot' } as const;

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

export const sourceOfFlip = (words: Words, flip: Card | string): string =>
  typeof flip === 'number' ? words.card(flip) : words.names.character(flip);

/** A card's kind or a character: whatever has caused it. */
export function nameOfSource({ names }: Words, source: string): string {
  try {
    return names.card(source);
  } catch {
    return names.character(source);
  }
}

/** Who still takes a card after me, in the order of the round. */
function waitingInStore(state: State, question: Question, me: Seat): Seat[] {
  const living = seatsFromMyLeft(state, me).filter((seat) => !state.dead[seat] && seat !== me);
  return living.slice(0, Math.max(0, question.cards.length - 1));
}

function waiting(state: State, me: Seat, question: Question, words: Words): Prompt {
  const { t, names, player } = words;
  const [seat = NOBODY] = question.seats;
  const flag = state.dead[me] ? t('prompt:flag.out') : null;
  const others = { flag, tone: 'others' } as const;
  if (question.kind === 'play')
    return { ...others, sentence: t('prompt:waitTurn', { name: player(seat) }), detail: '' };
  const by = player(question.by);
  const card = question.source ? nameOfSource(words, question.source) : '';
  const chosenBy = () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') });
  const details: { readonly [K in Exclude<Question['kind'], 'play'>]: () => string } = {
    discard: () => t('prompt:waitDetail.discard'),
    shot: () => t(`prompt:waitDetail.${WAITING_FOR_SHOT[mannerOf(question.source ?? 'bang')]}`, { by, card }),
    demand: () => t('prompt:waitDetail.demand', { by, card }),
    duel: () => t('prompt:waitDetail.duel', { by, card }),
    dying: () => t('prompt:waitDetail.dying'),
    store: () => t('prompt:waitDetail.store', { card }),
    flip: () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') }),
    source: () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') }),
    peek: () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') }),
    character: () => t('prompt:waitDetail.character'),
    estate: () => t('prompt:waitDetail.estate'),
    share: () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') }),
    inPlay: () => t('prompt:waitDetail.choice', { character: names.character(state.abilities[seat] ?? '') }),
    spare: chosenBy,
    exchange: chosenBy,
    lastStop: chosenBy,
    steam: chosenBy,
    wagon: chosenBy,
    place: chosenBy,
    holdUp: chosenBy,
    shed: chosenBy,
    salvage: chosenBy,
    mail: chosenBy,
    dealing: chosenBy,
    survey: chosenBy,
    ability: () => t('prompt:waitDetail.choice', { character: names.character(state.characters[seat] ?? '') }),
  };
  const sentence =
    question.kind === 'character' ? t('prompt:waitDetail.character') : t('prompt:wait', { name: player(seat) });
  return { ...others, sentence, detail: question.kind === 'character' ? '' : details[question.kind]() };
}
