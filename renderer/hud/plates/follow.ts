import { type RefObject, useEffect } from 'react';
import { projection } from '../../table/pointing/projection.ts';

/** Called in every frame in which the table has moved on screen. */
type Follower = () => void;
const followers = new Set<Follower>();
const loop = { frame: -1, running: false };

function run(): void {
  if (followers.size === 0) {
    loop.running = false;
    return;
  }
  if (loop.frame !== projection.frame) {
    loop.frame = projection.frame;
    for (const follower of followers) follower();
  }
  requestAnimationFrame(run);
}

/** Keeps an element where the table has it on screen: past React, since it moves with every frame. */
export function useFollow(element: RefObject<HTMLElement | null>, place: (element: HTMLElement) => void): void {
  useEffect(() => {
    const follower = () => {
      if (element.current) place(element.current);
    };
    followers.add(follower);
    follower();
    if (!loop.running) {
      loop.running = true;
      requestAnimationFrame(run);
    }
    return () => {
      followers.delete(follower);
    };
  }, [element, place]);
}
