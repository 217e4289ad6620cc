/**
 * `?still` in the address: nothing moves by itself, a test or a picture says when. `?quality=` fixes the step,
 * `?samples=` how many of them smooth an edge. */
const asked = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
export const STILL = asked.has('still');
export const ASKED_QUALITY = asked.get('quality');
export const ASKED_SAMPLES = asked.has('samples') ? Number(asked.get('samples')) : null;
