import { expect, test } from 'vitest';
import { placeOrder } from '../contract/buyers-orders.ts';
import { negated, orderedQuantities, quantitiesOf, sumByKey } from './order-quantities.ts';

const inOrder = (body: object) =>
  Object.fromEntries(orderedQuantities(placeOrder.body.parse({ mobileNumber: '01712345678', ...body })));

test('orderItems name products by _id; a missing quantity is one', () => {
  expect(inOrder({ orderItems: [{ _id: 'jute', quantity: 3 }, { _id: 'moon' }] })).toEqual({ jute: 3, moon: 1 });
});

test('orderProducts name products by productId, be it an id or a product', () => {
  const orderProducts = [{ productId: 'jute', quantity: 2 }, { productId: { _id: 'moon', price: 1 } }];
  expect(inOrder({ orderProducts })).toEqual({ jute: 2, moon: 1 });
});

test.each([
  [{ orderItems: [], orderProducts: [{ productId: 'jute' }] }],
  [{ orderItems: null, orderProducts: [{ productId: 'jute' }] }],
  [{ orderItems: [{ _id: 'jute' }], orderProducts: [] }],
  [{ orderItems: [{ _id: 'jute' }], orderProducts: null }],
])('of two lists the one that holds something counts: %j', (body) => {
  expect(inOrder(body)).toEqual({ jute: 1 });
});

test('of two lists that hold something orderItems counts', () => {
  const body = { orderItems: [{ _id: 'jute' }], orderProducts: [{ productId: 'moon' }] };
  expect(inOrder(body)).toEqual({ jute: 1 });
});

test('doubles of a product are one line', () => {
  const orderItems = [{ _id: 'jute', quantity: 40 }, { _id: 'moon' }, { _id: 'jute', quantity: 59 }];
  expect(inOrder({ orderItems })).toEqual({ jute: 99, moon: 1 });
});

test('more than 99 of a product are rejected, also in doubles', () => {
  const orderItems = [
    { _id: 'jute', quantity: 50 },
    { _id: 'moon', quantity: 1 },
    { _id: 'jute', quantity: 50 },
  ];
  expect(() => inOrder({ orderItems })).toThrow('orderItems must hold at most 99 of a product.');
  const orderProducts = orderItems.map(({ _id, quantity }) => ({ productId: _id, quantity }));
  expect(() => inOrder({ orderProducts })).toThrow('orderProducts must hold at most 99 of a product.');
});

test.each([{}, { orderItems: [] }, { orderItems: null, orderProducts: [] }])(
  'an empty order is rejected: %j',
  (body) => {
    expect(() => inOrder(body)).toThrow('orderItems must hold at least one product.');
  },
);

test('quantities are added up by product', () => {
  expect(
    quantitiesOf([
      { _id: 'moon', quantity: 2 },
      { _id: 'a.b', quantity: 1 },
      { _id: 'moon', quantity: 3 },
    ]),
  ).toEqual({
    moon: 5,
    'a.b': 1,
  });
});

test('what is taken away is added as its negative', () => {
  expect(negated({ moon: 5, jute: 1 })).toEqual({ moon: -5, jute: -1 });
});

test('days are added up key by key; none are nothing', () => {
  expect(sumByKey([{ moon: 1, jute: 2 }, { moon: 3 }])).toEqual({ moon: 4, jute: 2 });
  expect(sumByKey([])).toEqual({});
});
