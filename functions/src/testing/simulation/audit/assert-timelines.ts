import { expect } from 'vitest';
import { FIRST_STATUS, isClosed } from '../../../domain/order-status.ts';
import type { Found } from './found.ts';

/** Each timeline begins with the first status, goes on from active ones, or opened again, and ends with the status of now. */
export function assertTimelines({ orders }: Found): void {
  for (const { _id, status, timeline } of orders) {
    const steps = timeline.map((step) => step.status);
    expect(steps[0], _id).toBe(FIRST_STATUS);
    expect(steps.at(-1), _id).toBe(status);
    const goneOn = timeline
      .slice(1)
      .filter(({ event }, place) => event !== 'reopened' && isClosed(steps[place] ?? status));
    expect(goneOn, `${_id} went on after its end`).toEqual([]);
    expect(
      steps.filter((step, place) => step === steps[place - 1]),
      `${_id} stood still`,
    ).toEqual([]);
    const times = timeline.map(({ at }) => at);
    expect(times, _id).toEqual(times.toSorted((one, other) => one - other));
  }
}
