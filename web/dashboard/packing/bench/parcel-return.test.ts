import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { describe, expect, test } from 'vitest';
import { damagedHere, mayComeBack, piecesHere, toReturned, withoutReturned } from './parcel-return.ts';

const MOON = { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, article: 'AL-104', quantity: 3 };
const CORD = { _id: 'cord', name: 'Cord', img: '/cord.webp', price: 90, quantity: 2 };
const SENT: PackingOrder = {
  _id: 'x7',
  number: 'A-1042',
  mobileNumber: '01712345678',
  date: '2026/11/05',
  createdAt: 1,
  totalPrice: 5_130,
  status: 'Out for Delivery',
  orderItems: [MOON, CORD],
  amounts: [],
};
const outcome = (cameBack: Record<string, number>, damaged: Record<string, number> = {}) => {
  const pieces = (all: Record<string, number>) => Object.entries(all).map(([_id, quantity]) => ({ _id, quantity }));
  return { reason: 'other' as const, cameBack: pieces(cameBack), damaged: pieces(damaged), collected: 0 };
};
const DELIVERED: PackingOrder = { ...SENT, status: 'Delivered', outcome: outcome({ moon: 1 }, { moon: 1 }) };

describe('something of it may come back', () => {
  test.each([
    ['sent', SENT, true],
    ['delivered, with pieces at the buyer', DELIVERED, true],
    ['delivered, of which all is back', { ...DELIVERED, outcome: outcome({ moon: 3, cord: 2 }) }, false],
    ['in the shop', { ...SENT, status: 'waiting for confirmation' as const }, false],
    [
      'back',
      { ...SENT, status: 'Cancel' as const, closedFor: 'returned' as const, outcome: outcome({ moon: 3 }) },
      false,
    ],
  ])('%s', (_what, order, may) => {
    expect(mayComeBack(order)).toBe(may);
  });
});

test('only what is not back is counted', () => {
  expect(withoutReturned(DELIVERED).orderItems).toEqual([{ ...MOON, quantity: 2 }, CORD]);
});

test('of a whole parcel, what has no code is there; of pieces nothing is, unless it is counted', () => {
  expect(piecesHere('whole', SENT, { moon: 2 })).toEqual({ moon: 2, cord: 2 });
  expect(piecesHere('pieces', SENT, { moon: 2 })).toEqual({ moon: 2, cord: 0 });
});

test('what is damaged is what somebody has said; until then, all or nothing by the reason', () => {
  const here = { moon: 2, cord: 1 };
  expect(damagedHere(here, {}, '')).toEqual({ moon: 0, cord: 0 });
  expect(damagedHere(here, {}, 'damaged')).toEqual({ moon: 2, cord: 1 });
  expect(damagedHere(here, { moon: 0 }, 'damaged')).toEqual({ moon: 0, cord: 1 });
  expect(damagedHere(here, { moon: 9 }, 'late')).toEqual({ moon: 2, cord: 0 });
});

test('all that came back is sent, with what was counted before', () => {
  const found = { reason: 'late' as const, here: { moon: 1, cord: 2 }, damaged: { moon: 0, cord: 1 } };
  expect(toReturned(DELIVERED, found)).toEqual({
    reason: 'late',
    cameBack: [
      { _id: 'moon', quantity: 2 },
      { _id: 'cord', quantity: 2 },
    ],
    damaged: [
      { _id: 'moon', quantity: 1 },
      { _id: 'cord', quantity: 1 },
    ],
  });
  expect(toReturned(SENT, { ...found, here: { moon: 3, cord: 2 }, damaged: { moon: 0, cord: 0 } })).toMatchObject({
    damaged: [],
  });
});
