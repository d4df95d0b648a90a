import { describe, expect, test } from 'vitest';
import {
  type CloseReason,
  deliveredLines,
  expectedReturn,
  isAnnounced,
  linesThatStayed,
  PARCEL_OUTCOMES,
  restockable,
  statusOfOutcome,
  statusSince,
} from './order-outcomes.ts';
import type { OrderStatus } from './order-status.ts';

const LINES = [
  { _id: 'moon', quantity: 2, price: 50 },
  { _id: 'jute', quantity: 1, price: 100 },
];

test('a parcel comes back whole or in part, and the order is closed by that', () => {
  expect(PARCEL_OUTCOMES).toEqual(['returned', 'partlyDelivered']);
  expect(PARCEL_OUTCOMES.map(statusOfOutcome)).toEqual(['Cancel', 'Delivered']);
});

describe('what came back', () => {
  test('is sold again, unless it is damaged', () => {
    const cameBack = [{ _id: 'moon', quantity: 1 }];
    expect(restockable({ reason: 'late', cameBack })).toEqual(cameBack);
    expect(restockable({ reason: 'damaged', cameBack })).toEqual([]);
    const damaged = [{ _id: 'moon', quantity: 1 }];
    expect(restockable({ reason: 'damaged', cameBack: LINES, damaged })).toEqual([
      { ...LINES[0], quantity: 1 },
      LINES[1],
    ]);
  });

  test('later was delivered all the same', () => {
    const outcome = { reason: 'late', cameBack: LINES, later: { cameBack: [{ _id: 'jute', quantity: 1 }] } } as const;
    expect(deliveredLines(LINES, outcome)).toEqual([LINES[1]]);
    expect(deliveredLines(LINES, { ...outcome, later: undefined })).toEqual([]);
    expect(deliveredLines(LINES, undefined)).toEqual(LINES);
  });

  test('is taken off its line, and a line of which nothing stayed is left out', () => {
    expect(linesThatStayed(LINES)).toEqual(LINES);
    expect(linesThatStayed(LINES, [])).toEqual(LINES);
    expect(linesThatStayed(LINES, [{ _id: 'jute', quantity: 1 }])).toEqual([LINES[0]]);
    expect(
      linesThatStayed(LINES, [
        { _id: 'moon', quantity: 1 },
        { _id: 'jute', quantity: 1 },
      ]),
    ).toEqual([{ _id: 'moon', quantity: 1, price: 50 }]);
  });
});

describe('an order may come back', () => {
  const NONE = { reason: 'other' as const, cameBack: [] };
  const SOME = { reason: 'other' as const, cameBack: [{ _id: 'moon', quantity: 1 }] };
  const cases: [OrderStatus, CloseReason | undefined, typeof SOME | undefined, unknown, boolean][] = [
    ['waiting for confirmation', undefined, undefined, undefined, false],
    ['Out for Delivery', undefined, undefined, 'whole', false],
    ['Cancel', 'returned', NONE, 'whole', true],
    ['Cancel', 'returned', SOME, undefined, false],
    ['Cancel', 'refused', undefined, undefined, false],
    ['Cancel', 'lost', NONE, undefined, false],
    ['Delivered', undefined, undefined, 'pieces', false],
    ['Delivered', 'partlyDelivered', NONE, 'pieces', true],
    ['Delivered', 'partlyDelivered', SOME, 'pieces', false],
  ];
  test.each(cases)('%s, %s, %j: as %s; announced: %s', (status, closedFor, outcome, kind, announced) => {
    expect(expectedReturn({ status, closedFor, outcome })).toBe(kind);
    expect(isAnnounced({ closedFor, outcome })).toBe(announced);
  });
});

describe('an order has its status', () => {
  const since = (status: 'Delivered' | 'Cancel', ...timeline: ('Delivered' | 'Cancel' | 'Out for Delivery')[]) =>
    statusSince({ status, timeline: timeline.map((one, place) => ({ status: one, at: place + 1 })), createdAt: 0 });

  test('since the first of its last entries that say so', () => {
    expect(since('Delivered', 'Out for Delivery', 'Delivered')).toBe(2);
    expect(since('Delivered', 'Out for Delivery', 'Delivered', 'Delivered')).toBe(2);
  });

  test('not since an earlier time that ended', () => {
    expect(since('Delivered', 'Delivered', 'Out for Delivery', 'Delivered')).toBe(3);
  });

  test('since it was placed where its timeline does not say', () => {
    expect(since('Cancel')).toBe(0);
    expect(since('Cancel', 'Delivered')).toBe(0);
  });
});
