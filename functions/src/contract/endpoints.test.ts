import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessErrorOf } from '../domain/roles.ts';
import { contractEndpoints as endpoints, isEndpoint } from './calls.ts';
import type { Endpoint } from './endpoint.ts';

const addressOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

test('the contract has an endpoint for each call that clients rely on', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
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

test('the list of endpoints has the endpoints of every file', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(`./${name}`)));
  const exported = modules.flatMap((one) => Object.values<unknown>(one)).filter(isEndpoint);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter((one) => !endpoints.includes(one)).map(addressOf)).toEqual([]);
});

test('two endpoints never share method and path', () => {
  const addresses = endpoints.map(addressOf);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});

test('couriers alone call webhooks, which read their bodies themselves', () => {
  const ofCouriers = endpoints.filter(({ access }) => access === 'courier');
  expect(ofCouriers.map(addressOf)).toEqual([
    'POST /couriers/steadfast/events',
    'POST /couriers/pathao/events',
    'POST /couriers/redx/events',
    'POST /couriers/carrybee/events',
  ]);
  expect(endpoints.filter(({ signedBody }) => signedBody)).toEqual(ofCouriers);
});

test('an endpoint that reads takes no body', () => {
  expect(endpoints.filter(({ method, body }) => method === 'GET' && body)).toEqual([]);
});

test('guests can write only by placing an order, answering for it by its link, reviewing what they received, asking and subscribing', () => {
  const open = endpoints.filter(({ method, access }) => method !== 'GET' && !accessErrorOf(access, 'guest'));
  expect(open.map(addressOf).toSorted()).toEqual([
    'POST /orders',
    'POST /orders/answer',
    'POST /orders/answer/open',
    'POST /orders/track',
    'POST /questions',
    'POST /reviews',
    'POST /subscribers',
  ]);
});
