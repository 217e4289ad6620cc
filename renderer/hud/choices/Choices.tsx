import type { CSSProperties } from 'react';
import { type Card, cardsIn, DISCARD, type Move, NEW_CHARACTER, type Question } from '../../../core/index.ts';
import { Button } from '../../design/button.tsx';
import { Board } from '../../design/material.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import type { Face } from '../../media/face.ts';
import { useActions, useSelection } from '../../session/selection.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { nameOf, sameThing, type Thing } from '../../session/thing.ts';
import { nameOfSource } from '../cause-words.ts';
import { faceOfCard } from '../face-of.ts';
import { optionText, wayText } from '../rail/labels.ts';
import { stopOf } from '../train/train-words.ts';
import type { OnScreen } from '../use-table.ts';
import { useThing } from '../use-thing.ts';
import { useWords, type Words } from '../words.ts';
import { OrderStrip } from './OrderStrip.tsx';
import { RuleLine } from './RuleLine.tsx';
import { useChoices, useDigit } from './use-choices.ts';

/** Questions that fill the middle of the screen: cards lie side by side to be looked at. */
const SHELVES: ReadonlySet<Question['kind']> = new Set([
  'store',
  'flip',
  'peek',
  'character',
  'ability',
  'wagon',
  'salvage',
  'mail',
  'dealing',
  'survey',
]);

/** Everything that is chosen from and lies neither in my hand nor at a seat's plate. */
export function Choices({ screen }: { readonly screen: OnScreen }) {
  const words = useWords();
  const things = useChoices();
  const { main } = useActions();
  const picked = useSelection((selection) => selection.chosen.path.length > 0);
  const { question, me } = screen;
  const shelf = question !== null && SHELVES.has(question.kind) && question.seats.includes(me) && !picked;
  if (shelf) return <Shelf screen={screen} question={question} things={things} />;
  if (question?.kind === 'store' && !screen.busy) return <Watched screen={screen} question={question} />;
  if (things.length === 0 || onMainButton(things, main)) return null;
  // In my own turn they lie beside my row, which they would cover.
  const rails = things.every(({ what }) => what === 'wagon' || what === 'locomotive');
  const spare = question?.kind === 'play' && !picked;
  const beside = spare || rails ? 'beside' : '';
  return (
    <section
      className={`options comes ${beside} ${spare ? 'spare' : ''}`}
      data-region="choices"
      aria-label={words.t('table:choiceRegion')}
    >
      {things.map((thing) => (
        <Option key={nameOf(thing)} screen={screen} thing={thing} small={beside !== ''} />
      ))}
    </section>
  );
}

/** One flip, or the draw pile, and nothing else beside hand and seats: the rail's main button offers it already. */
function onMainButton([thing, ...others]: readonly Thing[], main: Move | null): boolean {
  if (!thing || others.length > 0 || main === null) return false;
  if (thing.what === 'deck') return 'choose' in main;
  return (thing.what === 'row' || thing.what === 'character') && 'flip' in main;
}

interface ShelfProps {
  readonly screen: OnScreen;
  readonly question: Question;
  readonly things: readonly Thing[];
}

function Shelf({ screen, question, things }: ShelfProps) {
  const words = useWords();
  const hovered = useSelection((selection) => selection.hovered);
  const pointed = things.find((thing) => sameThing(thing, hovered)) ?? null;
  return (
    <section className="shelf-sheet comes" data-region="choices" aria-label={words.t('table:choiceRegion')}>
      <h1 className="title">{shelfTitle(screen, question, words)}</h1>
      {question.kind === 'store' && <OrderStrip screen={screen} />}
      <div className="shelf" style={{ '--cards': things.length } as CSSProperties}>
        {things.map((thing, at) => (
          <ShelfCard key={nameOf(thing)} screen={screen} thing={thing} number={at + 1} />
        ))}
      </div>
      {question.kind === 'character' ? (
        <div className="abilities">
          {things.map((thing) => (
            <Board key={nameOf(thing)} className="tip">
              <RuleLine thing={thing} state={screen.state} />
            </Board>
          ))}
        </div>
      ) : (
        pointed && (
          <Board className="tip">
            <RuleLine thing={pointed} state={screen.state} />
          </Board>
        )
      )}
    </section>
  );
}

/** Somebody else chooses from what lies open: the order, and the table keeps the cards. */
function Watched({ screen }: Pick<ShelfProps, 'screen' | 'question'>) {
  return (
    <section className="watched">
      <OrderStrip screen={screen} />
    </section>
  );
}

/** What has turned the cards up gives its name. */
const TITLED: ReadonlySet<Question['kind']> = new Set(['store', 'wagon', 'salvage', 'mail', 'dealing', 'survey']);

function shelfTitle({ state, me }: OnScreen, { kind, source }: Question, words: Words): string {
  if (TITLED.has(kind) && source) return nameOfSource(words, source);
  if (kind === 'character' || kind === 'ability') return words.t(`prompt:${kind}`);
  return words.names.character(state.abilities[me] ?? '');
}

interface CardProps {
  readonly screen: OnScreen;
  readonly thing: Thing;
  readonly number: number;
}

function ShelfCard({ screen, thing, number }: CardProps) {
  const words = useWords();
  const { props } = useThing(thing);
  const pointed = useSelection((selection) => sameThing(selection.hovered, thing));
  const face = faceOfChoice(screen, thing);
  return (
    <button
      type="button"
      {...props}
      className={`shelf-card ${pointed ? 'pointed' : ''}`}
      aria-label={textOf(screen, thing, words)}
    >
      <kbd>{number}</kbd>
      {face && <FaceCanvas face={face} size="var(--shelf-width)" />}
      {thing.what === 'option' && thing.option === NEW_CHARACTER && (
        <span className="by">{textOf(screen, thing, words)}</span>
      )}
    </button>
  );
}

function Option({ screen, thing, small }: Omit<CardProps, 'number'> & { readonly small: boolean }) {
  const words = useWords();
  const { props } = useThing(thing);
  const pointed = useSelection((selection) => sameThing(selection.hovered, thing));
  // Beside my row its cards are seen themselves, and the wagons on the rails.
  const face = small ? null : faceOfChoice(screen, thing);
  const rollOn = useCaps().rollOn;
  const digit = useDigit(thing)?.toString();
  return (
    <Button
      {...props}
      small={small}
      className={pointed ? 'pointed' : ''}
      cap={thing.what === 'locomotive' ? rollOn : digit}
    >
      <span className="option-inside">
        {face && <FaceCanvas face={face} size="5rem" />}
        <span>
          {textOf(screen, thing, words)}
          <Beneath screen={screen} thing={thing} />
        </span>
      </span>
    </Button>
  );
}

/** What a wagon costs here, on a line of its own. */
function Beneath({ screen: { state }, thing }: Pick<CardProps, 'screen' | 'thing'>) {
  const words = useWords();
  const stepped = useSelection((selection) => selection.chosen.path.some(({ key }) => key === 'advance'));
  if (thing.what !== 'wagon') return null;
  const stop = stopOf(state, thing.card, stepped, words);
  return (
    stop && <span className="sub">{words.t('table:train.stop', { station: stop.station, price: stop.asked })}</span>
  );
}

function faceOfChoice({ state, question }: OnScreen, thing: Thing): Face | null {
  switch (thing.what) {
    case 'open':
    case 'row':
    case 'wagon':
    case 'hand':
      return faceOfCard(state, thing.card);
    case 'locomotive':
      return { what: 'locomotive', id: state.train?.locomotive ?? '' };
    case 'holding':
    case 'deck':
      return { what: 'back', of: 'card' };
    case 'discard':
      return faceOfCard(state, cardsIn(state, DISCARD).at(-1) ?? -1);
    case 'character':
      return { what: 'character', id: state.characters[thing.seat] ?? '' };
    case 'option':
      return faceOfOption(thing.option, question);
    default:
      return null;
  }
}

/** An offered character, or the hand of the dead; what a card may be played as has no face of its own. */
function faceOfOption(option: string, question: Question | null): Face | null {
  if (option === NEW_CHARACTER) return { what: 'back', of: 'character' };
  if (question?.kind === 'character' || question?.kind === 'ability') return { what: 'character', id: option };
  return question?.kind === 'share' ? { what: 'back', of: 'card' } : null;
}

function textOf({ state, me, question }: OnScreen, thing: Thing, words: Words): string {
  const { t, player } = words;
  switch (thing.what) {
    case 'open':
      return [words.card(thing.card), words.spokenFace(thing.card)].filter(Boolean).join(', ');
    case 'wagon':
      return words.card(thing.card);
    case 'locomotive':
      return t('prompt:do.rollOn');
    case 'row':
      return thing.seat === me ? ownCardText(thing.card, words) : words.card(thing.card);
    case 'holding':
      return t('table:choice.holding', { name: player(thing.seat) });
    case 'deck':
      return t('prompt:do.deck');
    case 'discard': {
      const top = cardsIn(state, DISCARD).at(-1);
      return t('prompt:do.discardPile', { card: top === undefined ? '' : words.card(top) });
    }
    case 'character': {
      const character = words.names.character(state.abilities[thing.seat] ?? '');
      if (question?.kind === 'shot' && question.seats.includes(me)) return t('prompt:do.flip', { card: character });
      return t('prompt:do.use', { character });
    }
    case 'option':
      return textOfOption(thing.option, question, words);
    default:
      return '';
  }
}

/** A card before me: used or flipped for, where that is the move it begins; else paid with, taken or aimed at. */
function ownCardText(card: Card, words: Words): string {
  const named = { card: words.card(card) };
  // In the middle of a move it is what that move costs, or what it is for.
  if (useSelection.getState().chosen.path.length > 0) return named.card;
  const moves = offersOf(useSession.getState()).map((offer) => offer.move);
  if (moves.some((move) => 'use' in move && move.use === card)) return words.t('prompt:do.useCard', named);
  return moves.some((move) => 'flip' in move && move.flip === card) ? words.t('prompt:do.flip', named) : named.card;
}

function textOfOption(option: string, question: Question | null, words: Words): string {
  switch (question?.kind) {
    case 'character':
      return optionText(option, words);
    case 'ability':
      return words.names.character(option);
    case 'share':
      return words.t('table:choice.holding', { name: words.player(question.by) });
    default:
      return wayText(option, question, words) ?? playedAs(option, words);
  }
}

/** What a card that may pass for another is played as. */
function playedAs(option: string, { t, names }: Words): string {
  return option === 'itself' ? t('prompt:asItself') : t('prompt:asOther', { card: names.card(option) });
}
