import { expect, test } from 'vitest';
import type { Amount } from './amounts.ts';
import { movesBetween } from './ledger.ts';

const DELIVERY: Amount = { kind: 'delivery', taka: 70 };
const advance = (taka: number): Amount => ({ kind: 'advance', taka, transaction: 'BKX7' });
const order = (amounts: Amount[], sum?: number, less?: number) => ({
  amounts,
  ...(sum !== undefined && { payment: { sum, less } }),
});

test('of a new order what came ahead is a move, and nothing else', () => {
  expect(movesBetween(undefined, order([DELIVERY]))).toEqual([]);
  expect(movesBetween(undefined, order([DELIVERY, advance(500.2)]))).toEqual([
    { kind: 'advance', taka: 500.2, figure: 'advances' },
  ]);
});

test('a payment comes, is corrected to the poisha, and goes back', () => {
  const [none, paid, corrected] = [order([]), order([], 900.3), order([], 900.2)];
  expect(movesBetween(none, paid)).toEqual([{ kind: 'payment', taka: 900.3, figure: 'payments' }]);
  expect(movesBetween(paid, corrected)).toEqual([{ kind: 'payment', taka: -0.1, figure: 'refunds' }]);
  expect(movesBetween(corrected, paid)).toEqual([{ kind: 'payment', taka: 0.1, figure: 'payments' }]);
  expect(movesBetween(paid, none)).toEqual([{ kind: 'payment', taka: -900.3, figure: 'refunds' }]);
});

test('what goes back at once is a move of each kind', () => {
  expect(movesBetween(order([DELIVERY, advance(500)], 470), order([DELIVERY]))).toEqual([
    { kind: 'payment', taka: -470, figure: 'refunds' },
    { kind: 'advance', taka: -500, figure: 'refunds' },
  ]);
});

test('what changes nothing received moves nothing', () => {
  expect(movesBetween(order([advance(500)], 470), order([DELIVERY, advance(500)], 470))).toEqual([]);
});

test('that less came than was to be collected moves with the payment, or alone when that changes later', () => {
  const paid = order([], 890, 10.5);
  expect(movesBetween(order([]), paid)).toEqual([{ kind: 'payment', taka: 890, less: 10.5, figure: 'payments' }]);
  expect(movesBetween(paid, order([], 890))).toEqual([{ kind: 'payment', taka: 0, less: -10.5 }]);
  expect(movesBetween(paid, order([]))).toEqual([{ kind: 'payment', taka: -890, less: -10.5, figure: 'refunds' }]);
});

test('what goes from one order to another moves, but is in no figure', () => {
  expect(movesBetween(undefined, order([advance(300)]), true)).toEqual([{ kind: 'advance', taka: 300 }]);
  expect(movesBetween(order([advance(500)]), order([advance(200)]), true)).toEqual([{ kind: 'advance', taka: -300 }]);
});
