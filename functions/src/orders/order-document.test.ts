import { describe, expect, test } from 'vitest';
import { placeOrder } from '../contract/buyers-orders.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import { GUEST } from '../platform/http/access.ts';
import type { ByHand } from './order-by-hand.ts';
import { answerOrder, areSums, isOrderFor, isTotal, newOrder } from './order-document.ts';

const SAID = {
  name: 'Rahim',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 1',
  info: 'ring twice',
  photo: '/rahim.png',
  place: { district: 'Dhaka', thana: 'Dhanmondi' },
  orderItems: [{ _id: 'jute' }, { _id: 'moon', quantity: 2 }],
};
const LINES = [
  { _id: 'jute', name: 'Jute', img: '/jute.webp', price: 900, quantity: 1 },
  { _id: 'moon', name: 'Moon', img: '/moon.webp', price: 0.1, quantity: 2 },
];
const QUANTITIES = { jute: 1, moon: 2 };

const MIDNIGHT = Date.parse(`2026-01-01T00:00:00${UTC_OFFSET}`);
const GIVEN = { orderNumber: 'A-1042', now: MIDNIGHT };

const request = (changes: object = {}) => placeOrder.body.parse({ ...SAID, ...changes });
const quantities = (changes: object = {}) => new Map(Object.entries({ ...QUANTITIES, ...changes }));
const first = newOrder(GUEST, request(), LINES, GIVEN);

test("a customer's order is theirs, waits to be confirmed, and costs the sum of its lines", () => {
  const rahim = { uid: 'rahim', email: 'rahim@example.com', name: 'Rahim', role: 'customer' } as const;
  const { orderItems: _, ...said } = SAID;
  expect(newOrder(rahim, request({ email: 'karim@example.com', status: 'Delivered' }), LINES, GIVEN)).toEqual({
    ...said,
    number: 'A-1042',
    courierPhone: '01712345678',
    place: { district: 'Dhaka', thana: 'Dhanmondi', zone: 'insideDhaka' },
    uid: 'rahim',
    email: 'rahim@example.com',
    lines: LINES,
    totalPrice: 900.2,
    amounts: [],
    askedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    askedTotal: 900.2,
    createdAt: MIDNIGHT,
    date: '2026/01/01',
    status: 'waiting for confirmation',
    timeline: [{ status: 'waiting for confirmation', at: MIDNIGHT, by: 'customer' }],
  });
});

test("a guest's order belongs to no account", () => {
  expect(first).toMatchObject({ uid: null, email: 'WithOut LogIn Order', timeline: [{ by: 'guest' }] });
});

test('which notice of the recipients of data the buyer read is kept, and when', () => {
  const { recipientNotice } = newOrder(GUEST, request({ recipientNotice: 1 }), LINES, GIVEN);
  expect(recipientNotice).toEqual({ version: 1, at: MIDNIGHT });
  expect(first.recipientNotice).toBeUndefined();
});

test('a delivery charge is kept with the order, also when delivery is free, and none while it is not decided', () => {
  for (const taka of [0, 70]) {
    const { amounts } = newOrder(GUEST, request(), LINES, { ...GIVEN, amounts: [{ kind: 'delivery', taka }] });
    expect(amounts).toEqual([{ kind: 'delivery', taka, at: MIDNIGHT }]);
  }
  expect(first.amounts).toEqual([]);
});

test('couriers get no number that is not of Bangladesh', () => {
  const { courierPhone } = newOrder(GUEST, request({ mobileNumber: '+923001234567' }), LINES, GIVEN);
  expect(courierPhone).toBeUndefined();
});

test('the same request matches its order, whatever it has in fields that the server decides', () => {
  expect(isOrderFor(first, request(), quantities())).toBe(true);
  expect(isOrderFor(first, request({ status: 'Delivered', date: '2020/01/01', email: 'x' }), quantities())).toBe(true);
  expect(isOrderFor(first, request({ totalPrice: 900.2 }), quantities())).toBe(true);
});

test.each([
  { name: 'Karim' },
  { name: null },
  { mobileNumber: '01712345679' },
  { deliveryAddress: 'House 2' },
  { place: { district: 'Dhaka', thana: 'Savar' } },
  { place: { district: 'Dhaka' } },
  { place: null },
  { info: '' },
  { photo: '/karim.png' },
  { totalPrice: 900 },
])('another word makes it another order: %j', (change) => {
  expect(isOrderFor(first, request(change), quantities())).toBe(false);
});

test.each([{ jute: 2 }, { lantern: 1 }])('so does another product or quantity: %j', (change) => {
  expect(isOrderFor(first, request(), quantities(change))).toBe(false);
});

test('so does a product less', () => {
  expect(isOrderFor(first, request(), new Map([['jute', 1]]))).toBe(false);
});

test('an order that the shop has corrected is compared with what was asked', () => {
  const [line] = LINES;
  const corrected = { ...first, deliveryAddress: 'House 9', lines: line ? [line] : [], totalPrice: 900 };
  expect(isOrderFor(corrected, request(), quantities())).toBe(true);
  expect(isOrderFor(corrected, request({ totalPrice: 900.2 }), quantities())).toBe(true);
  expect(isOrderFor(corrected, request({ totalPrice: 900 }), quantities())).toBe(false);
  expect(isOrderFor(corrected, request({ deliveryAddress: 'House 9' }), quantities())).toBe(false);
  expect(isOrderFor(corrected, request(), new Map([['jute', 1]]))).toBe(false);
});

test('the order of the lines does not matter, as it never did', () => {
  expect(isOrderFor(first, request(), new Map(Object.entries(QUANTITIES).toReversed()))).toBe(true);
});

test('the kept hash is the same in every version, so that a repeat finds the order placed before an update', () => {
  expect(first.askedHash).toBe('d78cc34c6fad898567995d3c5af1bb646f7478b002fa15c69b475464e78555e0');
  expect(newOrder(GUEST, request({ place: null, photo: null }), LINES, GIVEN).askedHash).toBe(
    '8cb026f426645954425c00e85d489b53f3dcaef2dc90d2ae050499d2282626cf',
  );
});

describe('an order that the shop wrote down', () => {
  const by = { uid: 'mina', email: 'mina@example.com', name: 'Mina', role: 'admin' } as const;
  const byHand: ByHand = { by, source: 'telephone', isConfirmed: true, amounts: [], deskNote: undefined };
  const order = newOrder(GUEST, request(), LINES, { ...GIVEN, byHand });

  test('is made by the shop, and may be confirmed at once', () => {
    expect(order).toMatchObject({ confirmedAt: MIDNIGHT, timeline: [{ by: 'shop' }, { event: 'confirmed' }] });
  });

  test('is another one when the shop says something else of it', () => {
    expect(isOrderFor(order, request(), quantities(), byHand)).toBe(true);
    expect(isOrderFor(order, request(), quantities(), { ...byHand, deskNote: 'a gift' })).toBe(false);
    expect(isOrderFor(order, request(), quantities())).toBe(false);
  });
});

test('an answered order has its lines in the fields of every client', () => {
  const { lines: _, ...fields } = first;
  const [jute] = LINES;
  const answered = answerOrder({ _id: 'order', ...first });
  expect(answered).toMatchObject({ ...fields, _id: 'order', orderItems: LINES, toCollect: 900.2 });
  expect(answered.orderProducts?.[0]).toMatchObject({ productId: { _id: 'jute' }, quantity: jute?.quantity });
});

test('totals are compared to the poisha', () => {
  expect(isTotal(0.3, request({ totalPrice: 0.1 + 0.2 }))).toBe(true);
  expect(isTotal(0.3, request({ totalPrice: 0.31 }))).toBe(false);
  expect(isTotal(0.3, request({ totalPrice: 0.29 }))).toBe(false);
  expect(isTotal(0.3, request())).toBe(true);
});

test('delivery charges are compared to the poisha; one that nobody decided is not 0', () => {
  expect(areSums({ deliveryCharge: 0.3 }, request({ deliveryCharge: 0.1 + 0.2 }))).toBe(true);
  expect(areSums({ deliveryCharge: 70 }, request({ deliveryCharge: 60 }))).toBe(false);
  expect(areSums({ deliveryCharge: 0 }, request({ deliveryCharge: 70 }))).toBe(false);
  expect(areSums({}, request({ deliveryCharge: 0 }))).toBe(false);
  for (const deliveryCharge of [undefined, 0, 70]) expect(areSums({ deliveryCharge }, request())).toBe(true);
});
