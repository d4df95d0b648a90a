import { whenIdle } from './schedule.ts';

/** Longer than a tap takes, and than somebody pauses between two words. */
const QUIET_MS = 1_000;

/** A press from before the app ran is replayed as a click alone. */
const PRESSES = ['pointerdown', 'keydown', 'click'];

let pressedAt = -QUIET_MS;
if (!import.meta.env.SSR) {
  const note = () => {
    pressedAt = performance.now();
  };
  for (const press of PRESSES) window.addEventListener(press, note, true);
}

/** Calls `act` when nobody has pressed or typed for a second: what takes long must not come between. */
export function whenQuiet(act: () => void): void {
  const rest = pressedAt + QUIET_MS - performance.now();
  if (rest > 0) setTimeout(whenQuiet, rest, act);
  else whenIdle(act);
}
