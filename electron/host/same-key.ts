import { timingSafeEqual } from 'node:crypto';

/** Whether the key that was given is the right one; how long it takes tells nothing of how much of it is right. */
export function isSameKey(key: string, given: string): boolean {
  const [right, tried] = [Buffer.from(key), Buffer.from(given)];
  return right.length === tried.length && timingSafeEqual(right, tried);
}
