import { describe, expect, test } from 'vitest';
import { advanceOf, advanceToAsk, handOverUntil, meetsRules } from './advance-rules.ts';
import { joinedOrders } from './join-orders.ts';

const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };
const SAVAR = { district: 'Dhaka', thana: 'Savar' };
const order = (changes: object = {}) => ({
  totalPrice: 4_990,
  place: DHANMONDI,
  refused: 0,
  amounts: [],
  isMarked: false,
  ...changes,
});

describe('the rules of the shop', () => {
  test.each([
    ['none', {}, { totalPrice: 99_999, place: SAVAR, refused: 3 }, false],
    ['from a sum on', { from: 5_000 }, { totalPrice: 5_000 }, true],
    ['below it', { from: 5_000 }, { totalPrice: 4_999 }, false],
    ['by place', { outsideDhaka: true }, { place: SAVAR }, true],
    ['inside the city', { outsideDhaka: true }, { place: DHANMONDI }, false],
    ['without a place', { outsideDhaka: true }, { place: undefined }, true],
    ['after a refusal', { afterRefusal: true }, { refused: 1 }, true],
    ['of a number that has refused nothing', { afterRefusal: true }, { refused: 0 }, false],
    ['one of several is enough', { from: 5_000, afterRefusal: true }, { refused: 1 }, true],
  ])('%s', (_when, rules, facts, expected) => {
    expect(meetsRules(rules, order(facts))).toBe(expected);
  });
});

test.each([
  [4_990, undefined, 490],
  [99, undefined, 0],
  [100, undefined, 10],
  [4_990, 25, 1_240],
])(
  'of %i taka a round sum is asked for, at most a tenth, or %s per cent with the promise',
  (totalPrice, percent, expected) => {
    expect(advanceOf({ percentIn48Hours: percent }, totalPrice)).toBe(expected);
  },
);

test('nothing is asked for while the rules are only tried, of an order that has paid, or of a trifle', () => {
  const rules = { outsideDhaka: true };
  expect(advanceToAsk({ ...rules, isOn: true }, order({ place: SAVAR }))).toBe(490);
  expect(advanceToAsk(rules, order({ place: SAVAR }))).toBeUndefined();
  expect(advanceToAsk(rules, order({ isMarked: true }))).toBe(490);
  expect(advanceToAsk(rules, order({ isMarked: true, amounts: [{ kind: 'advance', taka: 50 }] }))).toBeUndefined();
  expect(advanceToAsk(rules, order({ isMarked: true, payment: { sum: 50 } }))).toBeUndefined();
  expect(advanceToAsk({ ...rules, isOn: true }, order({ place: SAVAR, totalPrice: 80 }))).toBeUndefined();
});

test('an order that was paid ahead for more than a tenth is to be handed over within 48 hours', () => {
  const paid = (taka: number, status = 'Payment successful' as const) => ({
    status,
    totalPrice: 1_000,
    amounts: [{ kind: 'advance' as const, taka, at: 1_000 }],
  });
  expect(handOverUntil(paid(101))).toBe(1_000 + 48 * 3_600_000);
  expect(handOverUntil(paid(100))).toBeUndefined();
  expect(handOverUntil({ ...paid(500), status: 'Out for Delivery' })).toBeUndefined();
  const ofSplit = (taka: number, paidFor: number) => ({
    ...paid(taka),
    amounts: [{ kind: 'advance' as const, taka, paidFor, at: 1_000 }],
  });
  expect(handOverUntil(ofSplit(300, 3_000))).toBeUndefined();
  expect(handOverUntil(ofSplit(80, 500))).toBe(1_000 + 48 * 3_600_000);
  expect(handOverUntil({ ...paid(0), amounts: [], payment: { sum: 1_000, at: 5_000 } })).toBe(5_000 + 48 * 3_600_000);
  expect(handOverUntil({ ...paid(60), payment: { sum: 50, at: 5_000 } })).toBe(5_000 + 48 * 3_600_000);
  expect(handOverUntil({ ...paid(60), payment: { sum: 40, at: 5_000 } })).toBeUndefined();
});

test('the 48 hours of an order go on in the one that it is joined to, however large that is', () => {
  const line = (_id: string, price: number) => ({ _id, price, quantity: 1 });
  const paid = { lines: [line('jute', 1_000)], amounts: [{ kind: 'advance' as const, taka: 300, at: 1_000 }] };
  const large = { lines: [line('moon', 5_000)], amounts: [] };
  for (const joined of [joinedOrders(paid, large), joinedOrders(large, paid)]) {
    const { totalPrice = 0, amounts = [] } = joined ?? {};
    expect(handOverUntil({ status: 'waiting for confirmation', totalPrice, amounts })).toBe(1_000 + 48 * 3_600_000);
  }
});
