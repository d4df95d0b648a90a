import { expect, test } from 'vitest';
import { doneBy, isSameScan, type ParcelNotes, scannedOrder, withoutVoidNotes } from './packing.ts';

const NOW = 1_730_750_000_000;
const RAHIM = { at: NOW, by: 'rahim@example.com', name: 'Rahim' };
const PACKED: ParcelNotes = { packed: RAHIM, printed: RAHIM };
const ORDER = {
  status: 'waiting for confirmation',
  lines: [{ _id: 'moon', quantity: 2 }],
  name: 'Rupa',
  deliveryAddress: 'House 7',
  amounts: [{ kind: 'delivery', taka: 70 }],
} as const;

const notesAfter = (change: object, before: object = {}) =>
  withoutVoidNotes(PACKED, { ...ORDER, ...before }, { ...ORDER, ...before, ...change });

test('a parcel whose order holds other products is neither packed nor has a slip any more', () => {
  expect(notesAfter({ lines: [{ _id: 'moon', quantity: 1 }] })).toEqual({ packed: undefined, printed: undefined });
});

test.each([
  ['name', 'Karim'],
  ['mobileNumber', '01812345678'],
  ['deliveryAddress', 'House 8'],
  ['place', { district: 'Khulna' }],
  ['info', 'Ring twice'],
  ['amounts', [{ kind: 'delivery', taka: 130 }]],
  ['payment', { at: NOW, sum: 500 }],
])('a slip that says another %s is to be printed again, and the parcel stays packed', (field, value) => {
  expect(notesAfter({ [field]: value })).toEqual({ packed: RAHIM, printed: undefined });
});

test('what no slip says leaves everything as it is, and so does the same content', () => {
  expect(notesAfter({ email: 'rupa@example.com', status: 'Payment successful' })).toBe(PACKED);
  expect(notesAfter({ lines: [{ _id: 'moon', quantity: 2 }] })).toBe(PACKED);
});

test('a cancelled order is not packed any more, wherever its parcel was', () => {
  for (const before of [{}, { status: 'Out for Delivery' }])
    expect(notesAfter({ status: 'Cancel' }, before)).toEqual({ packed: undefined, printed: undefined });
});

test('a reopened order is to be packed again', () => {
  expect(notesAfter({ status: 'Out for Delivery' }, { status: 'Delivered' })).toEqual({
    packed: undefined,
    printed: undefined,
  });
});

test('an order that is sent and comes back to the shop stays packed', () => {
  expect(notesAfter({ status: 'Out for Delivery' })).toBe(PACKED);
  expect(notesAfter({ status: 'Payment successful' }, { status: 'Out for Delivery' })).toBe(PACKED);
});

test('what is under way or delivered keeps its notes whatever is recorded of it', () => {
  expect(notesAfter({ payment: { at: NOW, sum: 70 } }, { status: 'Out for Delivery' })).toBe(PACKED);
  expect(notesAfter({ status: 'Delivered', payment: { at: NOW, sum: 70 } }, { status: 'Out for Delivery' })).toBe(
    PACKED,
  );
});

test('an order without notes has none to lose', () => {
  const desk = { packed: undefined };
  expect(withoutVoidNotes(desk, ORDER, { ...ORDER, status: 'Cancel' })).toBe(desk);
});

test('the same person packs an order twice within a minute by one scan', () => {
  expect(isSameScan(RAHIM, 'rahim@example.com', NOW + 59_999)).toBe(true);
  expect(isSameScan(RAHIM, 'rahim@example.com', NOW + 60_000)).toBe(false);
  expect(isSameScan(RAHIM, 'karim@example.com', NOW)).toBe(false);
});

test('colleagues read a name, and an e-mail where the account has none', () => {
  expect(doneBy(RAHIM)).toBe('Rahim');
  expect(doneBy({ at: NOW, by: 'karim@example.com' })).toBe('karim@example.com');
});

test('a scanned code names the order of its tracking page; another text is none', () => {
  expect(scannedOrder('https://shop.example/bn/track?id=A-1042')).toBe('A-1042');
  expect(scannedOrder('A-1042')).toBeUndefined();
});
