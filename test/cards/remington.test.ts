import { testPlainWeapon } from '../support/plain-weapon.ts';

testPlainWeapon('remington', 3);
