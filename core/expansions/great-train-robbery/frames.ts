import type { Card } from '../../model/card.ts';
import type { Cause } from '../../model/cause.ts';
import type { Seat } from '../../model/seat.ts';

/** The train has come to a station, or to the end of the line: `rest` are the seats that have not reacted yet. */
export interface ArrivalFrame {
  readonly f: 'arrival';
  readonly rest: readonly Seat[];
  readonly end: boolean;
}

/** A seat that may give a card of its hand for one of the pile. */
export interface ExchangeFrame {
  readonly f: 'exchange';
  readonly seat: Seat;
}

/**
 * What happens at the end of the line, one stage after the other. `by` decides about the locomotive, or NOBODY; `times`
 * is how often it still acts.
 */
export interface LineEndFrame {
  readonly f: 'lineEnd';
  readonly stage: 'welcome' | 'take' | 'steam' | 'act' | 'rebuild';
  readonly by: Seat;
  readonly mayTake: boolean;
  readonly times: number;
}

/** A seat chooses a wagon of the train. */
export interface PickWagonFrame {
  readonly f: 'pickWagon';
  readonly seat: Seat;
  readonly source: string;
}

/** A wagon that lies open has to be laid before somebody. */
export interface PlacingFrame {
  readonly f: 'placing';
  readonly seat: Seat;
  readonly card: Card;
}

/** Card by card of a row: its owner discards it or is shot at. The first of `rest` is asked about. */
export interface HoldUpFrame extends Cause {
  readonly f: 'holdUp';
  readonly seat: Seat;
  readonly rest: readonly Card[];
}

/** A seat discards one card of its row. */
export interface SheddingFrame extends Cause {
  readonly f: 'shedding';
  readonly seat: Seat;
}

/** A seat takes one of the top cards of the discard pile. */
export interface SalvageFrame {
  readonly f: 'salvage';
  readonly seat: Seat;
  readonly source: string;
}

/** A seat gives one of the cards that it looks at to another. */
export interface MailFrame {
  readonly f: 'mail';
  readonly seat: Seat;
  readonly source: string;
}

/** A seat gives one of the open wagons away and keeps the other. */
export interface DealingFrame {
  readonly f: 'dealing';
  readonly seat: Seat;
  readonly source: string;
}

/** A seat looks at the top cards of the pile before it draws. */
export interface SurveyFrame {
  readonly f: 'survey';
  readonly seat: Seat;
  readonly source: string;
  readonly looked: boolean;
}

/** The first row of stations and the first train, with the locomotive that a flip decides. */
export interface FirstTrainFrame {
  readonly f: 'firstTrain';
}

declare module '../../model/frame.ts' {
  interface FrameKinds {
    readonly arrival: ArrivalFrame;
    readonly exchange: ExchangeFrame;
    readonly lineEnd: LineEndFrame;
    readonly pickWagon: PickWagonFrame;
    readonly placing: PlacingFrame;
    readonly holdUp: HoldUpFrame;
    readonly shedding: SheddingFrame;
    readonly salvage: SalvageFrame;
    readonly mail: MailFrame;
    readonly dealing: DealingFrame;
    readonly survey: SurveyFrame;
    readonly firstTrain: FirstTrainFrame;
  }
}

declare module '../../model/definition.ts' {
  interface CardSymbols {
    readonly advance: true;
    readonly fullSteam: true;
    readonly pickWagon: true;
    readonly holdUp: true;
    readonly shed: true;
    readonly salvage: true;
    readonly mail: true;
    readonly deal: true;
    readonly anew: true;
  }
}
