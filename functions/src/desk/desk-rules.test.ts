import { expect, test } from 'vitest';
import { DESK_ENTRIES_MAXIMUM, DESK_LIST_BYTES_MAXIMUM } from '../domain/desk.ts';
import type { CloseReason } from '../domain/order-outcomes.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { appendEntry, correctedLines, historyFrom } from './desk-rules.ts';

const JUTE = { _id: 'jute', name: 'Jute', img: '/jute.webp', price: 900, quantity: 1 };
const MOON = { _id: 'moon', name: 'Moon', img: '/moon.webp', price: 650, quantity: 2 };

test('a quantity is changed, at the price of the order; other lines stay', () => {
  expect(correctedLines([JUTE, MOON], [{ _id: 'moon', quantity: 5 }], [])).toEqual([JUTE, { ...MOON, quantity: 5 }]);
});

test('a line is dropped by 0', () => {
  expect(correctedLines([JUTE, MOON], [{ _id: 'jute', quantity: 0 }], [])).toEqual([MOON]);
});

test('the last line is not dropped', () => {
  const none = [JUTE, MOON].map(({ _id }) => ({ _id, quantity: 0 }));
  expect(() => correctedLines([JUTE, MOON], none, [])).toThrow(expect.objectContaining({ code: 'no-line-left' }));
});

test('a product is added behind the others, also in place of all of them', () => {
  const lantern = { ...MOON, _id: 'lantern', quantity: 1 };
  expect(correctedLines([JUTE, MOON], [{ _id: 'jute', quantity: 0 }], [lantern])).toEqual([MOON, lantern]);
  expect(correctedLines([JUTE], [{ _id: 'jute', quantity: 0 }], [lantern])).toEqual([lantern]);
});

test('an order gets no more lines than a cart holds', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => ({ ...JUTE, _id: `jute-${place}` }));
  expect(correctedLines(hundred, [], [])).toHaveLength(100);
  expect(() => correctedLines(hundred, [], [MOON])).toThrow(
    expect.objectContaining({ members: { errors: [{ path: 'lines', message: 'must leave at most 100 lines' }] } }),
  );
});

const order = (_id: string, status: OrderStatus, closedFor?: CloseReason) => ({
  _id,
  number: `A-${_id}`,
  status,
  createdAt: 7,
  closedFor,
});

test('a number without earlier orders has an empty history', () => {
  expect(historyFrom([], [], false)).toEqual({ ordered: 0, delivered: 0, refused: 0, isMore: false, open: [] });
});

test('an order that was joined to another is ordered with that one, once, and no refusal', () => {
  const earlier = [order('a', 'waiting for confirmation'), order('b', 'Cancel', 'joined')];
  expect(historyFrom(earlier, [], false)).toMatchObject({ ordered: 1, refused: 0 });
});

test('what was delivered, and what was in vain; a fake is no order of that person', () => {
  const earlier = [
    { ...order('a', 'Delivered'), createdAt: 9 },
    order('b', 'Out for Delivery'),
    order('c', 'Cancel', 'refused'),
    order('d', 'Cancel', 'wrongNumber'),
    order('e', 'Cancel'),
    order('f', 'Cancel'),
  ];
  expect(historyFrom(earlier, ['f'], true)).toEqual({
    ordered: 5,
    delivered: 1,
    refused: 1,
    lastAt: 9,
    isMore: true,
    open: [],
  });
});

test('the orders that are still in the shop are named', () => {
  const earlier = [
    order('a', 'waiting for confirmation'),
    order('b', 'Out for Delivery'),
    order('c', 'Payment successful'),
  ];
  expect(historyFrom(earlier, [], false).open).toEqual([
    { _id: 'a', number: 'A-a' },
    { _id: 'c', number: 'A-c' },
  ]);
});

test('a parcel that came back was in vain like a refusal on the telephone, and one that came back in part was not', () => {
  const earlier = [order('a', 'Cancel', 'returned'), order('b', 'Delivered', 'partlyDelivered')];
  expect(historyFrom(earlier, [], false)).toMatchObject({ ordered: 2, delivered: 1, refused: 1 });
  expect(historyFrom([order('c', 'Cancel', 'byBuyer')], [], false)).toMatchObject({ delivered: 0, refused: 0 });
});

test('of too many entries the oldest goes, never the newest', () => {
  const entries = Array.from({ length: DESK_ENTRIES_MAXIMUM }, (_, place) => place);
  expect(appendEntry(entries, DESK_ENTRIES_MAXIMUM)).toEqual([...entries.slice(1), DESK_ENTRIES_MAXIMUM]);
});

test('of entries with too many bytes the oldest go, and in Bangla each letter has three', () => {
  const half = (letter: string, bytes: number) => letter.repeat((DESK_LIST_BYTES_MAXIMUM / 2 - 2) / bytes); // without its quotes
  expect(appendEntry(['old', half('a', 1)], half('b', 1))).toEqual([half('a', 1), half('b', 1)]);
  expect(appendEntry(['old', half('আ', 3)], half('ই', 3))).toEqual([half('আ', 3), half('ই', 3)]);
});

test('the newest stays, however large it is', () => {
  const huge = 'a'.repeat(2 * DESK_LIST_BYTES_MAXIMUM);
  expect(appendEntry(['old'], huge)).toEqual([huge]);
});
