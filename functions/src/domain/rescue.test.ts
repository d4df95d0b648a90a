import { describe, expect, test } from 'vitest';
import { type RescueAct, rescueAfter, rescueAt, rescueDeadline, rescueOf } from './rescue.ts';
import { isTryDay, type RescueOutcome } from './rescue-outcomes.ts';

const HOUR_MS = 60 * 60_000;
const NOON = Date.parse('2026-11-28T12:00:00+06:00');

const held = { courier: 'steadfast', state: 'held', word: 'hold', wordAt: NOON } as const;
const returning = { courier: 'pathao', state: 'returning', word: 'Returned', wordAt: NOON } as const;
const act = (outcome: RescueOutcome, more: Partial<RescueAct> = {}): RescueAct => ({
  at: NOON + HOUR_MS,
  by: 'clerk@aloghor.example',
  outcome,
  ...more,
});

describe('until when something can be done', () => {
  test('about what is held, for as long as its courier keeps it, or as the shop says', () => {
    expect(rescueDeadline(held)).toBe(NOON + 24 * HOUR_MS);
    expect(rescueDeadline(held, { steadfast: 6, redx: 9 })).toBe(NOON + 6 * HOUR_MS);
  });

  test('about a return of Pathao, until six in the evening of the next day in Dhaka', () => {
    const deadline = Date.parse('2026-11-29T18:00:00+06:00');
    expect(rescueDeadline(returning)).toBe(deadline);
    expect(rescueDeadline({ ...returning, wordAt: Date.parse('2026-11-27T18:30:00Z') })).toBe(deadline);
    expect(rescueDeadline({ ...returning, word: 'paid-return' }, { pathao: 6 })).toBe(deadline);
  });

  test.each([
    ['on its way', { ...held, state: 'outForDelivery' }],
    ['coming back by another courier', { ...held, state: 'returning', word: 'cancelled' }],
    ['coming back for good', { ...returning, word: 'return-in-transit' }],
    ['of a word that nobody knows', { ...held, doubt: 'unknownWord' }],
    ['of an order that goes another way', { ...held, doubt: 'orderDiffers' }],
  ] as const)('not about one that is %s', (_, parcel) => {
    expect(rescueDeadline(parcel)).toBeUndefined();
  });

  test('also about one whose sum is in doubt', () => {
    expect(rescueDeadline({ ...held, doubt: 'sumUnclear' })).toBe(NOON + 24 * HOUR_MS);
  });
});

describe('a parcel that failed', () => {
  const failed = rescueOf(held, {});

  test('waits for somebody, and keeps what was done about the same failure', () => {
    expect(failed).toEqual({ rescue: { since: NOON, failedAt: NOON, acts: [] }, rescueBy: NOON + 24 * HOUR_MS });
    const { rescue } = rescueAfter(failed.rescue ?? fail(), failed.rescueBy, act('anotherDay', { day: '2026-11-30' }));
    expect(rescueOf({ ...held, rescue }, {})).toEqual({ rescue });
  });

  test('waits again when it failed again, counted from the first time', () => {
    const { rescue } = rescueAfter(failed.rescue ?? fail(), failed.rescueBy, act('anotherDay', { day: '2026-11-30' }));
    const again = rescueOf({ ...held, wordAt: NOON + 50 * HOUR_MS, rescue }, {});
    expect(again).toEqual({
      rescue: {
        since: NOON,
        failedAt: NOON + 50 * HOUR_MS,
        answeredIn: HOUR_MS,
        acts: [act('anotherDay', { day: '2026-11-30' })],
      },
      rescueBy: NOON + 74 * HOUR_MS,
    });
  });

  test('is rescued once it is delivered, and not while it is on its way again, or back', () => {
    const becomes = (state: 'picked' | 'delivered' | 'partlyDelivered' | 'returned') =>
      rescueOf({ ...held, ...failed, state }, {});
    expect(becomes('delivered')).toEqual({ rescue: { ...failed.rescue, isRescued: true } });
    expect(becomes('partlyDelivered').rescue?.isRescued).toBe(true);
    expect(becomes('picked')).toEqual({ rescue: failed.rescue });
    expect(rescueOf({ ...held, ...becomes('delivered'), state: 'returned' }, {})).toEqual({ rescue: failed.rescue });
  });

  test('that was not picked up is no failed delivery', () => {
    expect(rescueOf({ ...held, courier: 'pathao', word: 'pickup-failed' }, {})).toEqual({
      rescue: { failedAt: NOON, acts: [] },
      rescueBy: NOON + 24 * HOUR_MS,
    });
  });

  test('stays where it is as long as its buyer does not answer', () => {
    const after = rescueAfter(failed.rescue ?? fail(), failed.rescueBy, act('noAnswer'));
    expect(after).toEqual({
      rescue: { ...failed.rescue, answeredIn: HOUR_MS, acts: [act('noAnswer')] },
      rescueBy: failed.rescueBy,
    });
    const second = rescueAfter(after.rescue ?? fail(), after.rescueBy, act('takeBack', { at: NOON + 2 * HOUR_MS }));
    expect(second).toMatchObject({ rescue: { answeredIn: HOUR_MS, againAt: NOON + 74 * HOUR_MS } });
    expect(second.rescueBy).toBeUndefined();
  });

  test('keeps the newest twenty acts', () => {
    let { rescue = fail() } = failed;
    for (let hour = 0; hour < 25; hour += 1)
      rescue = rescueAfter(rescue, 1, act('noAnswer', { at: NOON + hour * HOUR_MS })).rescue ?? fail();
    expect([rescue.acts.length, rescue.acts[0]?.at]).toEqual([20, NOON + 5 * HOUR_MS]);
  });
});

describe('as time goes by', () => {
  const told = rescueAfter({ since: NOON, failedAt: NOON, acts: [] }, NOON, act('anotherDay', { day: '2026-11-29' }));
  const end = Date.parse('2026-11-30T00:00:00+06:00');

  test('somebody looks again at what was not tried on its day', () => {
    expect(rescueAt({ state: 'held', ...told }, end - 1)).toEqual(told);
    const again = rescueAt({ state: 'held', ...told }, end);
    expect(again.rescueBy).toBe(end);
    expect(again.rescue?.againAt).toBeUndefined();
    expect(rescueAt({ state: 'held', ...again }, end + 9)).toEqual(again);
  });

  test('a return that nobody can stop any more asks for nobody, a held parcel does', () => {
    const waiting = { rescue: { failedAt: NOON, acts: [] }, rescueBy: NOON };
    expect(rescueAt({ state: 'returning', ...waiting }, NOON)).toEqual({ rescue: waiting.rescue });
    expect(rescueAt({ state: 'returning', ...waiting }, NOON - 1)).toEqual(waiting);
    expect(rescueAt({ state: 'held', ...waiting }, NOON)).toEqual(waiting);
  });
});

test('a courier comes today at the earliest, within two weeks, on a day that exists', () => {
  const isDay = (day: string) => isTryDay(day, NOON);
  expect(['2026-11-28', '2026-12-12'].map(isDay)).toEqual([true, true]);
  expect(['2026-11-27', '2026-12-13', '2026-11-31', ''].map(isDay)).toEqual([false, false, false, false]);
});

function fail(): never {
  throw new Error('It is not in the rescue.');
}
