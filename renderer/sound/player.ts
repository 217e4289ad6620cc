import type { Channel } from '../settings/store.ts';
import { Bank } from './bank.ts';
import { CUE_NAMES, type CueName, cueOf } from './cues.ts';
import { DUCKS, FADE, MOST_VOICES, PITCH_SPREAD, PITCHED, RANKS, TOO_LATE, TOO_SOON } from './levels.ts';
import { Mixer } from './mixer.ts';
import { Takes } from './takes.ts';
import { type Voice, Voices } from './voices.ts';

export interface How {
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** 1 as made. */
  readonly gain?: number;
}

/** A loop that sounds: its gain can be changed until it is ended. */
export interface Bed {
  set(how: How): void;
  end(): void;
}

/** Plays cues on a sound context that the page has been allowed to open. */
export class Player {
  readonly #mixer: Mixer;
  readonly #bank: Bank;
  readonly #takes = new Takes();
  readonly #voices = new Voices(MOST_VOICES);
  readonly #lastAt = new Map<CueName, number>();

  constructor(context: BaseAudioContext, failed: (address: string, error: unknown) => void) {
    this.#mixer = new Mixer(context);
    this.#bank = new Bank((bytes) => context.decodeAudioData(bytes), failed);
  }

  /**
   * Decodes everything, one after the other, so that the first shot of a game is in time. Stops at the first that
   * cannot be read: the host is gone, and each sound will be asked for again when it is wanted. `told` learns how many of
   * how many are ready.
   */
  async prepare(told: (done: number, of: number) => void = () => {}): Promise<void> {
    const takes = CUE_NAMES.flatMap((name) => cueOf(name).takes);
    for (const [at, take] of takes.entries()) {
      told(at, takes.length);
      if (!(await this.#bank.load(take))) return;
    }
    told(takes.length, takes.length);
  }

  setVolume(channel: Channel, percent: number): void {
    this.#mixer.setVolume(channel, percent);
  }

  play(name: CueName, how: How = {}): void {
    const { context } = this.#mixer;
    const now = context.currentTime;
    if (now - (this.#lastAt.get(name) ?? -1) < TOO_SOON) return;
    this.#lastAt.set(name, now);
    const { bus, takes } = cueOf(name);
    const address = takes[this.#takes.next(name, takes.length)];
    if (!address) return;
    const speed = PITCHED.includes(bus) ? this.#takes.speed(PITCH_SPREAD) : 1;
    const ready = this.#bank.at(address);
    if (ready) {
      this.#begin(name, ready, speed, how);
      return;
    }
    void this.#bank.load(address).then((buffer) => {
      if (buffer && context.currentTime - now < TOO_LATE) this.#begin(name, buffer, speed, how);
    });
  }

  #begin(name: CueName, buffer: AudioBuffer, speed: number, { pan = 0, gain = 1 }: How): void {
    const { context } = this.#mixer;
    const { bus } = cueOf(name);
    const rank = RANKS[bus];
    if (!this.#voices.admit(rank)) return;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: speed });
    const loudness = new GainNode(context, { gain });
    const place = new StereoPannerNode(context, { pan });
    source.connect(loudness).connect(place).connect(this.#mixer.strip(bus).voices);
    const voice: Voice = {
      rank,
      stop: () => {
        loudness.gain.setTargetAtTime(0, context.currentTime, FADE.stolen / 4);
        source.stop(context.currentTime + FADE.stolen);
      },
    };
    source.onended = () => {
      this.#voices.end(voice);
      place.disconnect();
    };
    this.#voices.begin(voice);
    source.start();
    const duck = DUCKS[name];
    if (duck) this.#mixer.duck(duck.by, duck.seconds);
  }

  /** Starts a loop as soon as it is decoded; it fades in, follows `set` and fades out at its end. */
  startBed(name: CueName, { pan = 0, gain = 1 }: How = {}): Bed {
    const { context } = this.#mixer;
    const { bus, takes, loop } = cueOf(name);
    const [address] = takes;
    if (!loop || !address) throw new Error(`expected a loop, got ${name}`);
    const loudness = new GainNode(context, { gain: 0 });
    const place = new StereoPannerNode(context, { pan });
    loudness.connect(place).connect(this.#mixer.strip(bus).bed);
    const toGain = (to: number) => loudness.gain.setTargetAtTime(to, context.currentTime, FADE.bed / 3);
    let source: AudioBufferSourceNode | null = null;
    let ended = false;
    void this.#bank.load(address).then((buffer) => {
      if (!buffer || ended) return;
      const { start, end } = loop;
      source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: start, loopEnd: end });
      source.connect(loudness);
      source.start(0, start);
    });
    toGain(gain);
    return {
      set: (how) => {
        if (how.gain !== undefined) toGain(how.gain);
        if (how.pan !== undefined) place.pan.setTargetAtTime(how.pan, context.currentTime, FADE.volume);
      },
      end: () => {
        ended = true;
        toGain(0);
        source?.stop(context.currentTime + FADE.bed * 2);
        setTimeout(() => place.disconnect(), FADE.bed * 3000);
      },
    };
  }
}
