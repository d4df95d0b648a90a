import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';

const STEP_MS = 10;

/** Runs `work` in a process in which every look at the clock finds it ten milliseconds later. */
export async function withSlowClock(work: () => Promise<void>): Promise<void> {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += STEP_MS;
    return now;
  });
  try {
    await work();
  } finally {
    clock.mockRestore();
  }
}

/** How often other work of the process ran until this was done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  let turns = 0;
  for (; !isDone; turns++) await nextTurn();
  await work;
  return turns;
}
