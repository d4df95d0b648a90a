import { describe, expect, test } from 'vitest';
import { earningsBetween, earningsOf, joinedCosts, profitOf } from './profit.ts';

const MOON = { _id: 'moon', price: 1_000, quantity: 2 };
const SUN = { _id: 'sun', price: 500.5, quantity: 1 };
const COSTS = { moon: 600.25 };

const ORDER = {
  status: 'Delivered' as const,
  lines: [MOON, SUN],
  totalPrice: 2_500.5,
  amounts: [
    { kind: 'delivery' as const, taka: 70 },
    { kind: 'discount' as const, taka: 100 },
    { kind: 'advance' as const, taka: 500 },
  ],
};
const NOTHING = { sums: {}, pieces: {}, sold: {}, cost: {}, uncosted: {} };
const back = (reason: 'damaged' | 'changedMind', quantity: number, collected: number) => ({
  reason,
  cameBack: [{ _id: 'moon', quantity }],
  collected,
});

test('a delivered order has earned its goods and charges, less its discount and what its goods had cost', () => {
  const { sums, ...products } = earningsOf(ORDER, COSTS);
  expect(sums).toEqual({ orders: 1, goods: 2_500.5, delivery: 70, discount: -100, cost: 1_200.5, uncosted: 500.5 });
  expect(products).toEqual({
    pieces: { moon: 2, sun: 1 },
    sold: { moon: 2_000, sun: 500.5 },
    cost: { moon: 1_200.5 },
    uncosted: { sun: 500.5 },
  });
  expect(profitOf(sums, [60, -20])).toBe(1_230);
});

test('an open order has earned nothing, whatever came ahead for it', () => {
  expect(earningsOf({ ...ORDER, status: 'Out for Delivery', payment: { sum: 10 } }, COSTS)).toEqual(NOTHING);
});

describe('by how much more or less came than the order was worth', () => {
  const differenceOf = (fields: object) => earningsOf({ ...ORDER, ...fields }, COSTS).sums.difference ?? 0;

  test('is nothing where all was paid, or is still to come', () => {
    expect([differenceOf({}), differenceOf({ payment: { sum: 1_970.5 } })]).toEqual([0, 0]);
  });
  test('counts what a buyer paid less, or more', () => {
    expect(differenceOf({ payment: { sum: 1_900 } })).toBe(-70.5);
    expect(differenceOf({ payment: { sum: 2_000 } })).toBe(29.5);
  });
  test('is nothing, too, where a part was paid before, and the rest is still to come', () => {
    expect(differenceOf({ payment: { sum: 900, beforeClosing: true } })).toBe(0);
    const part = back('changedMind', 1, 970.5);
    expect(differenceOf({ outcome: part, payment: { sum: 900, beforeClosing: true } })).toBe(0);
  });
  test('counts what was collected for a part beside what that part is worth', () => {
    expect(differenceOf({ outcome: back('changedMind', 1, 970.5) })).toBe(0);
    expect(differenceOf({ outcome: back('changedMind', 1, 900) })).toBe(-70.5);
  });
  test('is all that came for a cancelled order, until it is given back', () => {
    expect(differenceOf({ status: 'Cancel' })).toBe(500);
    expect(differenceOf({ status: 'Cancel', amounts: [] })).toBe(0);
    expect(differenceOf({ status: 'Cancel', amounts: [], outcome: { ...back('changedMind', 2, 60) } })).toBe(60);
  });
});

test('what came back costs nothing, unless it cannot be sold again', () => {
  const sumsOf = (fields: object) => earningsOf({ ...ORDER, amounts: [], ...fields }, COSTS).sums;
  expect(sumsOf({ outcome: back('changedMind', 2, 500.5) })).toEqual({ orders: 1, goods: 500.5, uncosted: 500.5 });
  expect(sumsOf({ outcome: back('damaged', 1, 1_500.5) })).toMatchObject({
    goods: 1_500.5,
    cost: 600.25,
    spoiled: 600.25,
  });
  const spoiled = { status: 'Cancel', outcome: back('damaged', 2, 0) };
  expect(sumsOf(spoiled)).toEqual({ spoiled: 1_200.5 });
  expect(profitOf(sumsOf(spoiled), [])).toBe(-1_200.5);
});

test('what is lost on its way has cost what was paid for it, whatever its courier pays', () => {
  const outcome = back('changedMind', 0, 0);
  const lost = {
    ...ORDER,
    amounts: [],
    status: 'Cancel',
    closedFor: 'lost',
    outcome: { ...outcome, cameBack: [] },
  } as const;
  expect(earningsOf(lost, COSTS).sums).toEqual({ spoiled: 1_200.5 });
  expect(profitOf(earningsOf(lost, COSTS).sums, [-1_200.5])).toBe(0);
});

test('between two states stands what is to be added, and nothing for what stayed', () => {
  const open = earningsOf({ ...ORDER, status: 'Out for Delivery' }, COSTS);
  const delivered = earningsOf(ORDER, COSTS);
  expect(earningsBetween(open, delivered)).toEqual(delivered);
  expect(earningsBetween(delivered, delivered)).toEqual(NOTHING);
  expect(earningsBetween(delivered, open).sums).toMatchObject({ orders: -1, goods: -2_500.5, cost: -1_200.5 });
});

test('joined orders have the mean of their costs, and none where one of them has none', () => {
  const first = { lines: [MOON, SUN], costs: { moon: 600, sun: 100 } };
  const second = {
    lines: [
      { ...MOON, quantity: 1 },
      { ...SUN, _id: 'star' },
    ],
    costs: { moon: 700, star: 0 },
  };
  expect(joinedCosts([first, second])).toEqual({ moon: 633.33, sun: 100, star: 0 });
  expect(joinedCosts([first, { ...second, costs: {} }])).toEqual({ sun: 100 });
});
