import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { expect, test } from 'vitest';
import { picksOf, totalToCollect } from './order-totals.ts';

const TRANSLATIONS = { bn: { name: 'চাঁদের বাতি' }, hi: { name: 'चाँद का दीया' } };
const MOON = {
  _id: 'moon',
  name: 'Moon Lamp',
  translations: TRANSLATIONS,
  img: '/moon.webp',
  price: 0.1,
};
const SUN = { _id: 'sun', name: 'Daylight', img: '/sun.webp', price: 900 };

const anOrder = (change: Partial<PackingOrder>): PackingOrder => ({
  _id: 'a',
  number: 'A-1041',
  mobileNumber: '01712345678',
  date: '2024/11/05',
  createdAt: 1_730_750_000_000,
  totalPrice: 0,
  amounts: [],
  status: 'waiting for confirmation',
  orderItems: [],
  ...change,
});

test('the picking list has each product once, by name, with its whole quantity and the orders that it is for', () => {
  const first = anOrder({ _id: 'a', number: 'A-1042', orderItems: [{ ...MOON, quantity: 2 }] });
  const orderItems = [
    { ...MOON, quantity: 3 },
    { ...SUN, quantity: 1 },
  ];
  expect(picksOf([first, anOrder({ _id: 'b', orderItems })])).toEqual([
    {
      _id: 'sun',
      name: 'Daylight',
      translations: undefined,
      img: '/sun.webp',
      quantity: 1,
      orders: [{ orderNumber: 'A-1041', quantity: 1 }],
    },
    {
      _id: 'moon',
      name: 'Moon Lamp',
      translations: TRANSLATIONS,
      img: '/moon.webp',
      quantity: 5,
      orders: [
        { orderNumber: 'A-1042', quantity: 2 },
        { orderNumber: 'A-1041', quantity: 3 },
      ],
    },
  ]);
});

test('the picking list goes from shelf to shelf, within one by name; what has no shelf comes last', () => {
  const on = (shelf: string | undefined, name: string) => ({ ...SUN, _id: name, name, shelf, quantity: 1 });
  const orderItems = [on(undefined, 'Cord'), on('B10', 'Globe'), on('B2', 'Wall'), on('A1', 'Moon'), on('B2', 'Arc')];
  expect(picksOf([anOrder({ orderItems })]).map(({ name }) => name)).toEqual(['Moon', 'Arc', 'Wall', 'Globe', 'Cord']);
});

test('nothing is to be collected for paid or cancelled orders; sums are exact', () => {
  const payment = { at: 1_730_750_000_000, sum: 900 };
  expect(sumToCollect(anOrder({ totalPrice: 900, payment }))).toBe(0);
  expect(sumToCollect(anOrder({ totalPrice: 900, status: 'Cancel' }))).toBe(0);
  const amounts: PackingOrder['amounts'] = [
    { kind: 'delivery', taka: 70 },
    { kind: 'discount', taka: 20 },
    { kind: 'advance', taka: 500 },
  ];
  expect(sumToCollect(anOrder({ totalPrice: 900, amounts }))).toBe(450);
  expect(sumToCollect(anOrder({ totalPrice: 900, payment: { sum: 500 } }))).toBe(400);
  expect(sumToCollect(anOrder({ totalPrice: 900, payment: { sum: 950 } }))).toBe(0);
  const cents = [0.1, 0.2].map((totalPrice) => anOrder({ totalPrice }));
  expect(totalToCollect([...cents, anOrder({ totalPrice: 900, payment })])).toBe(0.3);
});
