import { expect, test } from 'vitest';
import type { Buyer, Told } from './buyers.ts';
import { checkOrders, inWords, type Kept } from './check-orders.ts';

const LAMP = { _id: 'lamp', price: 19.99, quantity: 3 };
const ORDER: Kept = { _id: 'first', lines: [LAMP], totalPrice: 59.97 };

function toldOf(key: string, ids: string[]): Told {
  return { buyer: { key, lines: [LAMP] } as Buyer, ids, errors: [] };
}

function faults(told: Told[], kept: Kept[]): string {
  return inWords(checkOrders(told, kept, ({ buyer }) => buyer.key));
}

test('acknowledged orders that are there once are right, and so is a lost answer with an order or without', () => {
  const second = { ...ORDER, _id: 'second' };
  const told = [toldOf('first', ['first', 'first']), toldOf('second', []), toldOf('third', [])];
  expect(faults(told, [ORDER, second])).toBe('0 lost, 0 double, 0 wrong totals');
});

test('an acknowledged order that is not there is lost', () => {
  expect(faults([toldOf('first', ['first'])], [])).toBe('1 lost, 0 double, 0 wrong totals');
});

test('an order of nobody is double, and so is a second id for one press', () => {
  const other = { ...ORDER, _id: 'other' };
  expect(faults([toldOf('first', ['first'])], [ORDER, other])).toBe('0 lost, 1 double, 0 wrong totals');
  expect(faults([toldOf('first', ['first', 'other'])], [ORDER, other])).toBe('0 lost, 2 double, 0 wrong totals');
});

test.each([
  ['another sum', { totalPrice: 59.98 }],
  ['another price', { lines: [{ ...LAMP, price: 20 }] }],
  ['another quantity', { lines: [{ ...LAMP, quantity: 2 }] }],
  ['another lamp', { lines: [{ ...LAMP, _id: 'other' }] }],
  ['a further line', { lines: [LAMP, { ...LAMP, _id: 'other' }] }],
])('an order of %s is wrong', (_, changes) => {
  const told = [toldOf('first', ['first'])];
  expect(faults(told, [{ ...ORDER, ...changes }])).toBe('0 lost, 0 double, 1 wrong totals');
});
