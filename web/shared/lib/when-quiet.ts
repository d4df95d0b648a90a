import { whenIdle } from './schedule.ts';

/** Longer than a tap takes, and than somebody pauses between two words. */
const QUIET_MS = 1_000;

/** A click from before the app ran is replayed without its `pointerdown`. */
const INTERACTIONS = ['pointerdown', 'keydown', 'click'];

let interactedAt = -QUIET_MS;
if (!import.meta.env.SSR) {
  const note = () => {
    interactedAt = performance.now();
  };
  for (const kind of INTERACTIONS) window.addEventListener(kind, note, true);
}

/** Calls `act` when nobody has clicked or typed for a second, because long work would make the page slow to answer. */
export function whenQuiet(act: () => void): void {
  const rest = interactedAt + QUIET_MS - performance.now();
  if (rest > 0) setTimeout(whenQuiet, rest, act);
  else whenIdle(act);
}
