import type { Page } from 'playwright-core';
import { type Choosable, draw, type Seen, see, settle } from './screen.ts';

/** How a player's wishes reach the page. */
export interface Hands {
  /** Chooses a thing of the table. */
  choose(thing: string): Promise<void>;
  /** Presses one of the buttons of the rail. */
  press(button: string): Promise<void>;
}

/** A new prompt's main key is dead for its first 400 ms. */
const READING = 450;
const PATIENCE = 90_000;
const MOST_PLAYS = 3;

/**
 * Somebody who plays what is offered: up to three cards a turn at the first target, a reply where there is one, the first
 * cards as excess. Looks only at the page.
 */
export class Player {
  private readonly page: Page;
  private readonly hands: Hands;
  private tried = new Set<string>();
  decisions = 0;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  /** Plays until the end screen stands, or until `enough` says so after a decision. */
  async play(enough: () => boolean = () => false): Promise<void> {
    for (;;) {
      const seen = await this.waitForTurn();
      if (seen.ended) return;
      await this.decide(seen);
      this.decisions += 1;
      if (enough()) return;
    }
  }

  private async waitForTurn(): Promise<Seen> {
    const since = Date.now();
    for (;;) {
      await settle(this.page);
      const seen = await see(this.page);
      if (seen.ended) return seen;
      if (seen.asked && seen.unplaced === 0) return seen;
      if (seen.asked) await draw(this.page);
      if (Date.now() - since > PATIENCE) throw new Error(`expected a decision or the end, got: ${seen.prompt}`);
      await this.page.waitForTimeout(60);
    }
  }

  private async decide(seen: Seen): Promise<void> {
    await this.page.waitForTimeout(READING);
    const step = this.nextStep(seen);
    if ('thing' in step) await this.hands.choose(step.thing);
    else await this.hands.press(step.button);
    await this.page.waitForTimeout(60);
  }

  private nextStep(seen: Seen): { readonly thing: string } | { readonly button: string } {
    const { legal, buttons } = seen;
    if (buttons.includes('discard')) return { button: 'discard' };
    const open = legal.filter(({ picked }) => !picked);
    const midway = legal.some(({ picked }) => picked) || buttons.includes('back');
    if (midway) {
      const next = open.find(({ thing }) => !thing.startsWith('hand-')) ?? (buttons.includes('main') ? null : open[0]);
      if (next) return next;
      return { button: buttons.includes('main') ? 'main' : 'back' };
    }
    const fresh = open.find((one) => this.isFresh(one));
    if (fresh && this.tried.size < MOST_PLAYS) {
      this.tried.add(fresh.thing);
      return fresh;
    }
    this.tried.clear();
    if (buttons.includes('main')) return { button: 'main' };
    if (buttons.includes('pass')) return { button: 'pass' };
    const [only] = open;
    if (!only) throw new Error(`expected something to do, got: ${seen.prompt}`);
    return only;
  }

  private isFresh({ thing }: Choosable): boolean {
    return thing.startsWith('hand-') && !this.tried.has(thing);
  }
}
