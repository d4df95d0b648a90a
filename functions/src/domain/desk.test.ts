import { describe, expect, test, vi } from 'vitest';
import {
  afterCall,
  type DeskState,
  deskWithStatus,
  isDue,
  isHoldDay,
  newDesk,
  noAnswersOf,
  unreachedOutcome,
} from './desk.ts';
import { publicReason } from './order-outcomes.ts';

// A clock of the test's own: another shop has another.
vi.mock('./country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', UTC_OFFSET: '+06:00' }));

const PLACED = Date.parse('2026-01-05T10:00:00+06:00');
const NOW = Date.parse('2026-01-05T18:30:00+06:00');
const attempts = (...outcomes: DeskState[]) => outcomes.map((outcome) => ({ outcome }));
const after = (outcome: DeskState, before: DeskState[] = [], until?: string, now = NOW) => {
  const { state, callAt } = afterCall({ ...newDesk(PLACED), attempts: attempts(...before) }, { outcome, until }, now);
  return [state, callAt === undefined ? undefined : new Date(callAt).toISOString()];
};

test('a new order is to be called since it was placed', () => {
  expect(newDesk(PLACED)).toMatchObject({ state: 'toCall', callAt: PLACED });
});

test('an order is due when its time comes, and one that nobody has called yet whatever the clock says', () => {
  const due = (changes: object) => isDue({ ...newDesk(PLACED), ...changes }, PLACED);
  expect([due({}), due({ callAt: PLACED + 1 })]).toEqual([true, true]);
  expect([0, 1].map((late) => due({ state: 'noAnswer', callAt: PLACED + late }))).toEqual([true, false]);
  expect(due({ state: 'confirmed', callAt: undefined })).toBe(false);
});

describe('who does not answer', () => {
  test('is called again after half an hour, then after two hours, then in the next morning', () => {
    expect(after('noAnswer')).toEqual(['noAnswer', '2026-01-05T13:00:00.000Z']);
    expect(after('noAnswer', ['noAnswer'])).toEqual(['noAnswer', '2026-01-05T14:30:00.000Z']);
    expect(after('noAnswer', ['noAnswer', 'noAnswer'])).toEqual(['noAnswer', '2026-01-06T03:00:00.000Z']);
    expect(after('noAnswer', ['noAnswer', 'hold', 'noAnswer', 'noAnswer'])).toEqual([
      'noAnswer',
      '2026-01-06T03:00:00.000Z',
    ]);
  });

  test.each([
    ['2026-01-05T23:59:59+06:00', '2026-01-06T03:00:00.000Z'],
    ['2026-01-06T00:30:00+06:00', '2026-01-06T03:00:00.000Z'],
    ['2026-01-06T08:59:59+06:00', '2026-01-06T03:00:00.000Z'],
    ['2026-01-06T09:00:00+06:00', '2026-01-07T03:00:00.000Z'],
  ])('is called again when the desk next begins a day: at %s that is %s', (now, callAt) => {
    expect(after('noAnswer', ['noAnswer', 'noAnswer'], undefined, Date.parse(now))).toEqual(['noAnswer', callAt]);
  });

  test('is counted without what was set back', () => {
    expect(noAnswersOf(attempts('noAnswer', 'toCall', 'noAnswer', 'confirmed', 'toCall'))).toBe(1);
    expect(after('noAnswer', ['noAnswer', 'toCall'])).toEqual(['noAnswer', '2026-01-05T13:00:00.000Z']);
  });
});

test('an order on hold comes back at nine in Dhaka', () => {
  expect(after('hold', [], '2026-01-09')).toEqual(['hold', '2026-01-09T03:00:00.000Z']);
});

test('an order that is set back gets its old place in the queue', () => {
  expect(after('toCall', ['confirmed'])).toEqual(['toCall', new Date(PLACED).toISOString()]);
});

test.each(['confirmed', 'wrongNumber', 'refused', 'fake'] as const)('%s leaves the queue', (outcome) => {
  expect(after(outcome)).toEqual([outcome, undefined]);
  expect(after(outcome, [], '2026-01-09')).toEqual([outcome, undefined]); // a day is of one on hold alone
});

test('an order is held from tomorrow to sixty days, by the days of Dhaka', () => {
  const late = Date.parse('2026-01-05T23:30:00+06:00');
  const days = ['2026-01-05', '2026-01-06', '2026-03-06', '2026-03-07', '2026-02-30', '2026-01-32'];
  expect(days.filter((day) => isHoldDay(day, late))).toEqual(['2026-01-06', '2026-03-06']);
});

test('a buyer reads why the order was refused, and never that it was taken for a fake', () => {
  expect([publicReason('refused'), publicReason('wrongNumber'), publicReason('fake')]).toEqual([
    'refused',
    'wrongNumber',
    undefined,
  ]);
});

const queued = newDesk(7);

test('a paid order still waits to be confirmed', () => {
  expect(deskWithStatus(queued, 'Payment successful')).toBe(queued);
  expect(deskWithStatus({ ...queued, callAt: undefined }, 'Payment successful')).toEqual(queued);
});

test.each(['Out for Delivery', 'Delivered', 'Cancel'] as const)(
  'nobody is called for an order that has left the shop: %s',
  (status) => {
    const held = { ...queued, claim: { by: 'karim@example.com', until: NOW } };
    const atRest = deskWithStatus(held, status);
    expect(atRest).toEqual({ ...queued, callAt: undefined });
    expect(deskWithStatus(atRest, status)).toBe(atRest); // and is not written again
  },
);

test('an order that waits again is called again, unless its buyer has confirmed it', () => {
  expect(deskWithStatus({ ...queued, callAt: undefined }, 'waiting for confirmation')).toEqual(queued);
  const confirmed = { ...queued, state: 'confirmed' as const, callAt: undefined };
  expect(deskWithStatus(confirmed, 'waiting for confirmation')).toBe(confirmed);
  expect(deskWithStatus(confirmed, 'Payment successful')).toBe(confirmed);
});

test('after as many calls without an answer as the shop has set, the order takes the way that it has set', () => {
  const calls = { tries: 3, after: 'cancel' as const };
  const tried = (...outcomes: DeskState[]) =>
    unreachedOutcome(
      outcomes.map((outcome) => ({ outcome })),
      calls,
    );
  expect([tried(), tried('noAnswer'), tried('noAnswer', 'noAnswer')]).toEqual(['callAgain', 'callAgain', 'cancel']);
  expect(tried('noAnswer', 'noAnswer', 'toCall')).toBe('callAgain'); // it was set back
});
