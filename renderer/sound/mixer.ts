import type { Channel } from '../settings/store.ts';
import { BUSES, type Bus } from './cues.ts';
import { FADE, fromDecibels, gainOf } from './levels.ts';

/** Catches the rare sum of many loud voices just under full scale. */
const LIMIT = { threshold: -3, knee: 2, ratio: 12, attack: 0.002, release: 0.12 } as const;

interface Strip {
  /** Where voices enter. */
  readonly voices: GainNode;
  /** Where loops enter: the part that steps back for what matters. */
  readonly bed: GainNode;
  readonly volume: GainNode;
}

/** Voices and beds → a strip with its volume for each bus → master volume → limiter → loudspeaker. */
export class Mixer {
  readonly context: BaseAudioContext;
  readonly #strips: ReadonlyMap<Bus, Strip>;
  readonly #master: GainNode;
  #duckedUntil = 0;

  constructor(context: BaseAudioContext) {
    this.context = context;
    this.#master = new GainNode(context);
    const limiter = new DynamicsCompressorNode(context, LIMIT);
    this.#master.connect(limiter).connect(context.destination);
    this.#strips = new Map(BUSES.map((bus) => [bus, this.#strip()]));
  }

  #strip(): Strip {
    const voices = new GainNode(this.context);
    const bed = new GainNode(this.context);
    const volume = new GainNode(this.context);
    voices.connect(volume);
    bed.connect(volume);
    volume.connect(this.#master);
    return { voices, bed, volume };
  }

  strip(bus: Bus): Strip {
    const strip = this.#strips.get(bus);
    if (!strip) throw new Error(`expected a bus of ${BUSES.join(', ')}, got ${bus}`);
    return strip;
  }

  /** @param percent as on the sliders of the settings */
  setVolume(channel: Channel, percent: number): void {
    const node = channel === 'master' ? this.#master : this.strip(channel).volume;
    node.gain.setTargetAtTime(gainOf(percent), this.context.currentTime, FADE.volume);
  }

  /** Music and murmur step back for a while; a longer step back is not cut short by a shorter one. */
  duck(decibels: number, seconds: number): void {
    const now = this.context.currentTime;
    const until = now + seconds;
    if (until < this.#duckedUntil) return;
    this.#duckedUntil = until;
    for (const { bed } of this.#strips.values()) {
      bed.gain.cancelScheduledValues(now);
      bed.gain.setTargetAtTime(fromDecibels(-decibels), now, FADE.duck);
      bed.gain.setTargetAtTime(1, until, FADE.unduck);
    }
  }
}
