import type { SetArt } from '../../../art/set-art.ts';
import { apacheKid } from './apache-kid.ts';
import { belleStar } from './belle-star.ts';
import { bible } from './bible.ts';
import { billNoface } from './bill-noface.ts';
import { brawl } from './brawl.ts';
import { buffaloRifle } from './buffalo-rifle.ts';
import { canCan } from './can-can.ts';
import { canteen } from './canteen.ts';
import { chuckWengam } from './chuck-wengam.ts';
import { conestoga } from './conestoga.ts';
import { derringer } from './derringer.ts';
import { docHolyday } from './doc-holyday.ts';
import { dodge } from './dodge.ts';
import { elenaFuente } from './elena-fuente.ts';
import { gregDigger } from './greg-digger.ts';
import { herbHunter } from './herb-hunter.ts';
import { hideout } from './hideout.ts';
import { howitzer } from './howitzer.ts';
import { ironPlate } from './iron-plate.ts';
import { joseDelgado } from './jose-delgado.ts';
import { knife } from './knife.ts';
import { mollyStark } from './molly-stark.ts';
import { patBrennan } from './pat-brennan.ts';
import { pepperbox } from './pepperbox.ts';
import { pixiePete } from './pixie-pete.ts';
import { ponyExpress } from './pony-express.ts';
import { punch } from './punch.ts';
import { ragtime } from './ragtime.ts';
import { seanMallory } from './sean-mallory.ts';
import { silver } from './silver.ts';
import { sombrero } from './sombrero.ts';
import { springfield } from './springfield.ts';
import { DODGE_CITY_SYMBOLS } from './symbols.ts';
import { tenGallonHat } from './ten-gallon-hat.ts';
import { tequila } from './tequila.ts';
import { tequilaJoe } from './tequila-joe.ts';
import { veraCuster } from './vera-custer.ts';
import { whisky } from './whisky.ts';

/** The drawings of what Dodge City adds; its other cards are those of the base set. */
export const DODGE_CITY_ART = {
  cards: {
    bible,
    brawl,
    'buffalo-rifle': buffaloRifle,
    'can-can': canCan,
    canteen,
    conestoga,
    derringer,
    dodge,
    hideout,
    howitzer,
    'iron-plate': ironPlate,
    knife,
    pepperbox,
    'pony-express': ponyExpress,
    punch,
    ragtime,
    silver,
    sombrero,
    springfield,
    'ten-gallon-hat': tenGallonHat,
    tequila,
    whisky,
  },
  characters: {
    'apache-kid': apacheKid,
    'belle-star': belleStar,
    'bill-noface': billNoface,
    'chuck-wengam': chuckWengam,
    'doc-holyday': docHolyday,
    'elena-fuente': elenaFuente,
    'greg-digger': gregDigger,
    'herb-hunter': herbHunter,
    'jose-delgado': joseDelgado,
    'molly-stark': mollyStark,
    'pat-brennan': patBrennan,
    'pixie-pete': pixiePete,
    'sean-mallory': seanMallory,
    'tequila-joe': tequilaJoe,
    'vera-custer': veraCuster,
  },
  symbols: DODGE_CITY_SYMBOLS,
} as const satisfies SetArt;
