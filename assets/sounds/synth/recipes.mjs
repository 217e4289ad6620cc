import * as alerts from './cues/alerts.mjs';
import * as brawls from './cues/brawls.mjs';
import * as cards from './cues/cards.mjs';
import { CROWD_SECONDS, crowd } from './cues/crowd.mjs';
import * as fire from './cues/fire.mjs';
import * as ghosts from './cues/ghosts.mjs';
import * as guns from './cues/guns.mjs';
import * as iron from './cues/iron.mjs';
import { RAG_SECONDS, rag } from './cues/rag.mjs';
import * as saloon from './cues/saloon.mjs';
import * as signs from './cues/signs.mjs';
import * as stings from './cues/stings.mjs';
import * as trade from './cues/trade.mjs';
import * as train from './cues/train.mjs';
import { mix } from './signal.mjs';

/** What can be made louder by itself in the settings. */
export const BUSES = ['effects', 'alerts', 'ambience', 'music'];

/** Loudest moment in dB, by how near a thing is; those of one bus lie within 6 dB. */
const LOUD = { soft: -22.5, middle: -20.5, strong: -18.5, full: -17.5 };
/** Kilobits a second: murmur needs few, two channels of music more. */
const MURMUR = 28;
const UPRIGHT = 32;
const THIN = 40;
const FINE = 44;
/** Hiss and ticks lose their edge first, and are short. */
const CRISP = 64;

const effect = (render, loudness, takes = 1, rate = THIN) => ({ bus: 'effects', render, loudness, takes, rate });
const alert = (render, loudness, takes = 1) => ({ bus: 'alerts', render, loudness, takes, rate: THIN });
const sting = (render) => ({ bus: 'music', render, loudness: LOUD.middle, takes: 1, rate: FINE });
const loop = (bus, render, seconds, loudness, rate) => ({ bus, render, loudness, takes: 1, rate, loop: seconds });

function role(random) {
  const [left, right] = stings.roleShown(random);
  const card = cards.revealed(random);
  return [mix([left], [card, 0.6]), mix([right], [card, 0.6])];
}

/**
 * Every cue by its meaning at the table. `render` gives one channel or a list of them; `takes` are variations of one
 * meaning; `loop` is the length after which it repeats.
 */
export const RECIPES = {
  'deal-start': effect(cards.dealBegins, LOUD.middle),
  'card-deal': effect(cards.dealt, LOUD.soft, 3, CRISP),
  'card-play': effect(cards.played, LOUD.middle, 3, CRISP),
  'card-lay': effect(cards.laid, LOUD.middle, 2, CRISP),
  'card-flip': effect(cards.flipped, LOUD.middle, 2, CRISP),
  'card-take': effect(cards.taken, LOUD.middle, 2, CRISP),
  'card-discard': effect(cards.discarded, LOUD.soft, 2, CRISP),
  shuffle: effect(cards.shuffled, LOUD.middle, 2),
  weapon: effect(guns.readied, LOUD.middle, 2),
  horse: effect(signs.horse, LOUD.middle),
  aim: effect(signs.aim, LOUD.soft),
  gunshot: effect(guns.shot, LOUD.full, 3, FINE),
  ricochet: effect(guns.ricochet, LOUD.strong, 3),
  barrel: effect(guns.barrel, LOUD.strong, 2),
  hurt: effect(guns.hurt, LOUD.strong, 2),
  heal: effect(saloon.beer, LOUD.middle, 2),
  duel: effect(guns.duel, LOUD.strong),
  gatling: effect(guns.gatling, LOUD.full, 1, FINE),
  riders: effect(saloon.riders, LOUD.strong, 1, FINE),
  fuse: loop('effects', fire.fuse, fire.FUSE_SECONDS, LOUD.middle, CRISP),
  'dynamite-pass': effect(fire.passed, LOUD.middle, 2),
  explosion: effect(fire.explosion, LOUD.full, 1, FINE),
  jail: effect(iron.jailed, LOUD.strong, 1),
  'jail-open': effect(iron.freed, LOUD.middle, 1),
  'store-bell': effect(iron.storeBell, LOUD.middle, 1),
  saloon: effect(saloon.cheer, LOUD.strong, 1, FINE),
  death: effect(iron.toll, LOUD.strong, 1),
  badge: effect(iron.badge, LOUD.middle, 1),
  'check-good': effect(signs.good, LOUD.middle),
  'check-bad': effect(signs.bad, LOUD.middle),
  pass: effect(signs.pass, LOUD.soft, 2),
  turn: effect(signs.step, LOUD.soft, 2),
  ability: effect(signs.gift, LOUD.middle),
  role: effect(role, LOUD.middle, 1, FINE),
  punch: effect(brawls.punch, LOUD.strong),
  knife: effect(brawls.knife, LOUD.strong),
  howitzer: effect(brawls.howitzer, LOUD.full, 1, FINE),
  brawl: effect(brawls.brawl, LOUD.strong),
  pour: effect(brawls.pour, LOUD.middle),
  dance: effect(brawls.dance, LOUD.middle),
  clang: effect(brawls.clang, LOUD.strong),
  gallop: effect(trade.gallop, LOUD.middle),
  wagon: effect(trade.wagon, LOUD.middle),
  coins: effect(trade.coins, LOUD.middle),
  lock: effect(trade.lock, LOUD.middle),
  water: effect(trade.water, LOUD.middle),
  'train-chuff': effect(train.chuff, LOUD.middle, 4),
  'train-whistle': effect(train.whistle, LOUD.full, 1, MURMUR),
  'train-brake': effect(train.brake, LOUD.middle),
  'train-couple': effect(train.couple, LOUD.middle, 2),
  'train-uncouple': effect(train.uncouple, LOUD.middle),
  'station-setup': effect(train.stations, LOUD.middle),
  'ghost-rise': effect(ghosts.rise, LOUD.strong, 1, MURMUR),
  'ghost-fade': effect(ghosts.fadeAway, LOUD.strong, 1, MURMUR),
  spared: effect(ghosts.spared, LOUD.middle),
  'ui-press': effect(alerts.pressed, LOUD.soft, 2, CRISP),
  'ui-back': effect(alerts.back, LOUD.soft, 1, CRISP),
  'your-turn': alert(alerts.yourTurn, LOUD.middle),
  asked: alert(alerts.asked, LOUD.strong),
  clock: alert(iron.clock, LOUD.middle),
  refused: alert(alerts.refused, LOUD.soft, 2),
  'law-wins': sting(stings.lawWins),
  'outlaws-win': sting(stings.outlawsWin),
  'renegade-wins': sting(stings.renegadeWins),
  crowd: loop('ambience', crowd, CROWD_SECONDS, LOUD.middle, MURMUR),
  piano: loop('music', rag, RAG_SECONDS, LOUD.middle, UPRIGHT),
};
