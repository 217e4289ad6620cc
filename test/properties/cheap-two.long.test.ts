import { testHalf } from './cheap-run.ts';

testHalf(1);
