import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { expect, test } from 'vitest';
import { countOne, isCodeOf, isComplete, isEchoOfScan, linesToScan, scanProduct, stopFor } from './parcel-scan.ts';

const MOON = { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, article: 'AL-104', quantity: 2 };
const CORD = { _id: 'cord', name: 'Cord', img: '/cord.webp', price: 90, quantity: 1 };
const ORDER: PackingOrder = {
  _id: 'x7',
  number: 'A-1042',
  mobileNumber: '01712345678',
  date: '2026/11/05',
  createdAt: 1,
  confirmedAt: 2,
  totalPrice: 3_390,
  status: 'waiting for confirmation',
  orderItems: [MOON, CORD],
  amounts: [],
};
const PACKED = { at: 1, by: 'packer@aloghor.example' };

test('an order in the shop is packed, also one that is paid', () => {
  expect(stopFor(ORDER)).toBeUndefined();
  expect(stopFor({ ...ORDER, status: 'Payment successful' })).toBeUndefined();
});

test('an order that is cancelled, back, delivered, sent, packed or not confirmed stops the bench', () => {
  const reason = (changes: Partial<PackingOrder>) => stopFor({ ...ORDER, ...changes })?.why;
  expect(reason({ status: 'Cancel' })).toBe('cancelled');
  expect(reason({ status: 'Cancel', closedFor: 'returned' })).toBe('back');
  expect(reason({ status: 'Delivered', packed: PACKED })).toBe('delivered');
  expect(reason({ status: 'Out for Delivery', packed: PACKED })).toBe('sent');
  expect(reason({ packed: PACKED })).toBe('packed');
  expect(reason({ confirmedAt: undefined })).toBe('unconfirmed');
});

test('the code of a slip, the number in any spelling and the id name the order', () => {
  for (const code of ['https://shop.example/bn/track?id=A-1042', 'A-1042', 'a1042', 'x7'])
    expect(isCodeOf(ORDER, code), code).toBe(true);
  for (const code of ['https://shop.example/track?id=A-1043', 'AL-104'])
    expect(isCodeOf(ORDER, code), code).toBe(false);
});

test('what stands on its courier’s label names the order, too', () => {
  const booked = { courier: 'redx', invoice: 'A-1042-2', attempt: 2, state: 'booked', taka: 3_390 } as const;
  const parcel = { ...booked, consignmentId: '20A316', trackingCode: 'RX-7' };
  for (const code of ['A-1042-2', '20A316', 'RX-7']) {
    expect(isCodeOf({ ...ORDER, parcel }, code), code).toBe(true);
    expect(isCodeOf({ ...ORDER, parcel: booked }, code), code).toBe(code === booked.invoice);
    expect(isCodeOf(ORDER, code), code).toBe(false);
  }
});

test('a product is counted by its article number, whatever the scanner makes of it', () => {
  expect(scanProduct(ORDER, {}, 'AL-104')).toEqual({ counted: { moon: 1 } });
  expect(scanProduct(ORDER, { moon: 1 }, 'al104')).toEqual({ counted: { moon: 2 } });
});

test('of two numbers that read the same the one is counted that was scanned', () => {
  const [one, other] = [
    { ...MOON, _id: 'one', article: 'T1-1' },
    { ...MOON, _id: 'other', article: 'T11' },
  ];
  const both = { ...ORDER, orderItems: [one, other] };
  expect(scanProduct(both, {}, 't11')).toEqual({ counted: { other: 1 } });
  expect(scanProduct(both, {}, 'T1-1')).toEqual({ counted: { one: 1 } });
});

test('one too many, a product of another order and the slip of another order stop the bench', () => {
  expect(scanProduct(ORDER, { moon: 2 }, 'AL-104')).toEqual({ stop: { why: 'tooMany', line: MOON } });
  expect(scanProduct(ORDER, {}, 'XY-9')).toEqual({ stop: { why: 'wrongProduct', code: 'XY-9' } });
  const slip = 'https://shop.example/track?id=A-1043';
  expect(scanProduct(ORDER, {}, slip)).toEqual({ stop: { why: 'otherOrder', code: slip } });
});

test('the last scan closes a parcel whose products all have a code; others want one press', () => {
  const coded = { ...ORDER, orderItems: [MOON] };
  expect(isComplete(coded, { moon: 1 })).toBe(false);
  expect(isComplete(coded, { moon: 2 })).toBe(true);
  expect(isComplete(ORDER, { moon: 2 })).toBe(false);
  expect(linesToScan(ORDER, { moon: 2 })).toEqual([]);
  expect(linesToScan(ORDER, { moon: 1 })).toEqual([MOON]);
});

test('a product without a readable code is counted by hand', () => {
  expect(countOne(CORD, {})).toEqual({ counted: { cord: 1 } });
  expect(countOne(CORD, { cord: 1 })).toEqual({ stop: { why: 'tooMany', line: CORD } });
});

test.each([
  ['right after a code', 10, { codeAt: 0, stopAt: Number.NEGATIVE_INFINITY }, true],
  ['after a code, before the shop has answered it and the bench has stopped', 10, { codeAt: 0, stopAt: 800 }, true],
  ['before a stop can be read', 1_200, { codeAt: 0, stopAt: 800 }, true],
  ['once it can', 1_300, { codeAt: 0, stopAt: 800 }, false],
  ['long after a code', 500, { codeAt: 0, stopAt: Number.NEGATIVE_INFINITY }, false],
  ['before any code', 0, { codeAt: Number.NEGATIVE_INFINITY, stopAt: Number.NEGATIVE_INFINITY }, false],
])('Enter alone %s', (_when, at, last, isEcho) => {
  expect(isEchoOfScan(at, last)).toBe(isEcho);
});
