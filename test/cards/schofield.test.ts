import { testPlainWeapon } from '../support/plain-weapon.ts';

testPlainWeapon('schofield', 2);
