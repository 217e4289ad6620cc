import type { SetArt } from '../../../art/set-art.ts';
import { stationBack, wagonBack } from './backs.ts';
import { cactus } from './cards/cactus.ts';
import { dragoon } from './cards/dragoon.ts';
import { evaded } from './cards/evaded.ts';
import { fullSteam } from './cards/full-steam.ts';
import { knifeRevolver } from './cards/knife-revolver.ts';
import { map } from './cards/map.ts';
import { moneyBag } from './cards/money-bag.ts';
import { mostWanted } from './cards/most-wanted.ts';
import { nextStop } from './cards/next-stop.ts';
import { refund } from './cards/refund.ts';
import { strongbox } from './cards/strongbox.ts';
import { railSwitch } from './cards/switch.ts';
import { trainRobbery } from './cards/train-robbery.ts';
import { waterTower } from './cards/water-tower.ts';
import { bennyBrawler } from './characters/benny-brawler.ts';
import { evanBabbit } from './characters/evan-babbit.ts';
import { jimmyTexas } from './characters/jimmy-texas.ts';
import { manuelita } from './characters/manuelita.ts';
import { sancho } from './characters/sancho.ts';
import { sgtBlaze } from './characters/sgt-blaze.ts';
import { shadeOconnor } from './characters/shade-oconnor.ts';
import { zippyRoy } from './characters/zippy-roy.ts';
import { ironhorse } from './locomotives/ironhorse.ts';
import { leland } from './locomotives/leland.ts';
import { boomTown } from './stations/boom-town.ts';
import { callico } from './stations/callico.ts';
import { crippleCrack } from './stations/cripple-crack.ts';
import { customStation } from './stations/custom-station.ts';
import { deathwood } from './stations/deathwood.ts';
import { dodgeville } from './stations/dodgeville.ts';
import { fortWoth } from './stations/fort-woth.ts';
import { oathman } from './stations/oathman.ts';
import { santaFe } from './stations/santa-fe.ts';
import { silverado } from './stations/silverado.ts';
import { stFrancis } from './stations/st-francis.ts';
import { tombrock } from './stations/tombrock.ts';
import { virginianCity } from './stations/virginian-city.ts';
import { yooma } from './stations/yooma.ts';
import { TRAIN_SYMBOLS, WAGON_SYMBOLS } from './symbols.ts';
import { baggageCar } from './wagons/baggage-car.ts';
import { caboose } from './wagons/caboose.ts';
import { cattleTruck } from './wagons/cattle-truck.ts';
import { circusWagon } from './wagons/circus-wagon.ts';
import { coalHopper } from './wagons/coal-hopper.ts';
import { diningCar } from './wagons/dining-car.ts';
import { expressCar } from './wagons/express-car.ts';
import { ghostCar } from './wagons/ghost-car.ts';
import { loungeCar } from './wagons/lounge-car.ts';
import { lumberFlatcar } from './wagons/lumber-flatcar.ts';
import { mailCar } from './wagons/mail-car.ts';
import { observationCar } from './wagons/observation-car.ts';
import { passengerCar } from './wagons/passenger-car.ts';
import { prisonerCar } from './wagons/prisoner-car.ts';
import { privateCar } from './wagons/private-car.ts';
import { sleeperCar } from './wagons/sleeper-car.ts';

export const TRAIN_ART = {
  cards: {
    cactus,
    dragoon,
    evaded,
    'full-steam': fullSteam,
    'knife-revolver': knifeRevolver,
    map,
    'money-bag': moneyBag,
    'most-wanted': mostWanted,
    'next-stop': nextStop,
    refund,
    strongbox,
    switch: railSwitch,
    'train-robbery': trainRobbery,
    'water-tower': waterTower,
  },
  characters: {
    'benny-brawler': bennyBrawler,
    'evan-babbit': evanBabbit,
    'jimmy-texas': jimmyTexas,
    manuelita,
    sancho,
    'sgt-blaze': sgtBlaze,
    'shade-oconnor': shadeOconnor,
    'zippy-roy': zippyRoy,
  },
  backs: { wagon: wagonBack, station: stationBack },
  symbols: { ...TRAIN_SYMBOLS, ...WAGON_SYMBOLS },
  train: {
    wagons: {
      'baggage-car': baggageCar,
      caboose,
      'cattle-truck': cattleTruck,
      'circus-wagon': circusWagon,
      'coal-hopper': coalHopper,
      'dining-car': diningCar,
      'express-car': expressCar,
      'ghost-car': ghostCar,
      'lounge-car': loungeCar,
      'lumber-flatcar': lumberFlatcar,
      'mail-car': mailCar,
      'observation-car': observationCar,
      'passenger-car': passengerCar,
      'prisoner-car': prisonerCar,
      'private-car': privateCar,
      'sleeper-car': sleeperCar,
    },
    stations: {
      'boom-town': boomTown,
      callico,
      'cripple-crack': crippleCrack,
      'custom-station': customStation,
      deathwood,
      dodgeville,
      'fort-woth': fortWoth,
      oathman,
      'santa-fe': santaFe,
      silverado,
      'st-francis': stFrancis,
      tombrock,
      'virginian-city': virginianCity,
      yooma,
    },
    locomotives: { ironhorse, leland },
  },
} as const satisfies SetArt;
