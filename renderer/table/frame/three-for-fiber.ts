/**
 * Three as React Three Fiber 9 gets it (`vite.config.ts`): all of it, but for the clock. Three's own is deprecated and says
 * so in the console of every player; Fiber makes one for each canvas and has no option for another. Goes with Fiber 10.
 */
export * from 'three';
export { FiberClock as Clock } from './fiber-clock.ts';
