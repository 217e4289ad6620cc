import { testPlainWeapon } from '../support/plain-weapon.ts';

testPlainWeapon('rev-carabine', 4);
