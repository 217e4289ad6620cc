import { testPlainWeapon } from '../support/plain-weapon.ts';

testPlainWeapon('winchester', 5);
