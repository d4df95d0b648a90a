import { expect, test } from 'vitest';
import { contractRows as rows } from '../testing/contract-rows.ts';
import type { EndpointRow } from './endpoint.ts';
import * as products from './products.ts';

const addressOf = ({ method, path }: EndpointRow) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

test('the contract has a row for each call of section 7', () => {
  expect(rows.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /jwt',
      'GET /products',
      'GET /categories',
      'GET /item/:id',
      'POST /products',
      'PATCH /item/:id',
      'DELETE /products/:id',
      'GET /carts',
      'POST /carts',
      'DELETE /:id',
      'DELETE /carts/:id',
      'GET /users/admin/:email',
      'GET /users',
      'POST /users',
      'PATCH /users/admin/:id',
      'POST /orders',
      'GET /orders',
      'GET /orders/userOrderHistory',
      'GET /orders/all',
      'GET /allOrders',
      'GET /orderHistory',
      'PATCH /orders/admin/:id',
      'DELETE /orders/admin/:id',
      'POST /bestProducts',
      'POST /topProducts',
      'POST /popularProducts',
    ]),
  );
});

test('two rows never share method and path, but for the narrower views of the product list', () => {
  const narrower: EndpointRow[] = [
    products.listWholeProducts,
    products.listProductNames,
    products.listProductSummaries,
  ];
  const addresses = rows.filter((row) => !narrower.includes(row)).map(addressOf);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  expect(new Set(narrower.map(addressOf))).toEqual(new Set(['GET /products']));
});

test('a row that reads takes no body', () => {
  expect(rows.filter(({ method, body }) => method === 'GET' && body)).toEqual([]);
});

test('guests change nothing but by placing an order, asking and subscribing', () => {
  const open = rows.filter(({ method, access }) => method !== 'GET' && (access === 'anyone' || access === 'buyer'));
  expect(open.map(addressOf).toSorted()).toEqual([
    'POST /orders',
    'POST /orders/track',
    'POST /questions',
    'POST /subscribers',
  ]);
});
