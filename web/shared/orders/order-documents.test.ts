import { afterEach, expect, test, vi } from 'vitest';
import { activeOrders, orderDocuments } from './order-documents.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => void warned.mockClear());

const LINE = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 1 };
const ORDER = {
  _id: 'right',
  number: 'A-1042',
  name: 'Rahim',
  date: '2026/01/02',
  createdAt: 1,
  status: 'waiting for confirmation',
  totalPrice: 900,
  lines: [LINE],
  timeline: [{ status: 'waiting for confirmation', at: 1, by: 'customer' }],
};

test('valid orders are all shown', () => {
  const closed = { ...ORDER, _id: 'closed', number: undefined, status: 'Delivered', name: undefined };
  expect(orderDocuments([ORDER, closed])).toEqual([ORDER, closed]);
  expect(activeOrders([ORDER, closed])).toEqual([ORDER, closed]);
  expect(warned).not.toHaveBeenCalled();
});

test.each([
  { number: 1042 },
  { date: 7 },
  { status: 'lost' },
  { totalPrice: '900' },
  { totalPrice: Number.NaN },
  { lines: undefined },
  { lines: [null] },
  { lines: [{ ...LINE, price: undefined }] },
  { lines: [LINE, { ...LINE, name: {} }] },
  { lines: [{ ...LINE, translations: { bn: 'বাতি' } }] },
  { timeline: 'long' },
  { timeline: [{ status: 'lost', at: 1 }] },
  { timeline: [{ status: 'Delivered', at: 'today' }] },
])('a customer sees the other orders beside one with %j', (wrong) => {
  expect(orderDocuments([{ ...ORDER, ...wrong, _id: 'wrong' }, ORDER])).toEqual([ORDER]);
  expect(warned).toHaveBeenCalledExactlyOnceWith('A wrong order is left out', 'wrong');
});

test.each([{ number: 1042 }, { createdAt: 'now' }, { totalPrice: undefined }, { name: {} }])(
  'an admin sees the other orders beside one with %j',
  (wrong) => {
    expect(activeOrders([{ ...ORDER, ...wrong, _id: 'wrong' }, ORDER])).toEqual([ORDER]);
    expect(warned).toHaveBeenCalledExactlyOnceWith('A wrong order is left out', 'wrong');
  },
);
