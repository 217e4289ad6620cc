import type { SetArt } from '../../../art/set-art.ts';
import { cardBack, characterBack, roleBack } from './backs.ts';
import { bang } from './bang.ts';
import { barrel } from './barrel.ts';
import { bartCassidy } from './bart-cassidy.ts';
import { beer } from './beer.ts';
import { blackJack } from './black-jack.ts';
import { calamityJanet } from './calamity-janet.ts';
import { catBalou } from './cat-balou.ts';
import { duel } from './duel.ts';
import { dynamite } from './dynamite.ts';
import { elGringo } from './el-gringo.ts';
import { gatling } from './gatling.ts';
import { generalStore } from './general-store.ts';
import { indians } from './indians.ts';
import { jail } from './jail.ts';
import { jesseJones } from './jesse-jones.ts';
import { jourdonnais } from './jourdonnais.ts';
import { kitCarlson } from './kit-carlson.ts';
import { luckyDuke } from './lucky-duke.ts';
import { missed } from './missed.ts';
import { mustang } from './mustang.ts';
import { panic } from './panic.ts';
import { paulRegret } from './paul-regret.ts';
import { pedroRamirez } from './pedro-ramirez.ts';
import { remington } from './remington.ts';
import { revCarabine } from './rev-carabine.ts';
import { deputy, outlaw, renegade, sheriff } from './roles.ts';
import { roseDoolan } from './rose-doolan.ts';
import { saloon } from './saloon.ts';
import { schofield } from './schofield.ts';
import { scope } from './scope.ts';
import { sidKetchum } from './sid-ketchum.ts';
import { slabTheKiller } from './slab-the-killer.ts';
import { stagecoach } from './stagecoach.ts';
import { suzyLafayette } from './suzy-lafayette.ts';
import { BASE_SYMBOLS } from './symbols.ts';
import { volcanic } from './volcanic.ts';
import { vultureSam } from './vulture-sam.ts';
import { wellsFargo } from './wells-fargo.ts';
import { willyTheKid } from './willy-the-kid.ts';
import { winchester } from './winchester.ts';

export const BASE_ART = {
  cards: {
    bang,
    missed,
    beer,
    saloon,
    stagecoach,
    'wells-fargo': wellsFargo,
    'general-store': generalStore,
    panic,
    'cat-balou': catBalou,
    gatling,
    indians,
    duel,
    jail,
    dynamite,
    barrel,
    mustang,
    scope,
    volcanic,
    schofield,
    remington,
    'rev-carabine': revCarabine,
    winchester,
  },
  characters: {
    'bart-cassidy': bartCassidy,
    'black-jack': blackJack,
    'calamity-janet': calamityJanet,
    'el-gringo': elGringo,
    'jesse-jones': jesseJones,
    jourdonnais,
    'kit-carlson': kitCarlson,
    'lucky-duke': luckyDuke,
    'paul-regret': paulRegret,
    'pedro-ramirez': pedroRamirez,
    'rose-doolan': roseDoolan,
    'sid-ketchum': sidKetchum,
    'slab-the-killer': slabTheKiller,
    'suzy-lafayette': suzyLafayette,
    'vulture-sam': vultureSam,
    'willy-the-kid': willyTheKid,
  },
  roles: { sheriff, deputy, outlaw, renegade },
  backs: { card: cardBack, role: roleBack, character: characterBack },
  symbols: BASE_SYMBOLS,
} as const satisfies SetArt;
