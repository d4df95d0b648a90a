import { expect, test } from 'vitest';
import { sentSchema } from '../openapi/schemas.ts';
import { contractEndpoints } from './calls.ts';
import { nameOf } from './endpoint.ts';

const REQUIRED: Record<string, object> = { 'GET /reviews': { product: 'moon' } };

/** The parsed query of each list. */
const lists = contractEndpoints.flatMap(({ query: schema, ...endpoint }) => {
  if (!schema || !('limit' in (sentSchema(schema).properties ?? {}))) return [];
  const name = nameOf(endpoint);
  return [{ name, parse: (query: object) => schema.parse({ ...REQUIRED[name], ...query }) as object }];
});

/** Their clients ask for all at once. */
const WHOLE = ['GET /allOrders', 'GET /orderHistory', 'GET /orders/all', 'GET /products', 'GET /users'];

test('each list comes in pages by itself, except those that the first clients read whole', () => {
  const limits = lists.map(({ name, parse }) => [name, parse({})] as const);
  expect(limits.flatMap(([name, query]) => ('limit' in query ? [] : name)).toSorted()).toEqual(WHOLE);
  expect(Object.fromEntries(limits.filter(([name]) => !WHOLE.includes(name)))).toEqual({
    'GET /audit': { limit: 100 },
    'GET /desk/calls': { limit: 100 },
    'GET /notices': { limit: 100 },
    'GET /packing': { limit: 100 },
    'GET /parcels/compensations': { limit: 100 },
    'GET /parcels/doubts': { limit: 100 },
    'GET /parcels/rescue': { limit: 100 },
    'GET /products/admin': { limit: 100 },
    'GET /questions': { limit: 100 },
    'GET /reviews': { product: 'moon', limit: 10 },
    'GET /reviews/admin': { limit: 100 },
    'GET /settlements': { limit: 100 },
    'GET /settlements/outstanding': { limit: 100 },
    'GET /riders/differences': { limit: 100 },
    'GET /stats/revenue/orders': { limit: 100 },
    'GET /subscribers': { limit: 100 },
  });
});

test.each(WHOLE.filter((name) => name !== 'GET /products'))(
  '%s is whole without parameters, and comes in pages with any of them',
  (name) => {
    const parse = lists.find((list) => list.name === name)?.parse ?? (() => ({}));
    expect(parse({})).toEqual({});
    expect(parse({ q: 'rahim' })).toEqual({ q: 'rahim', limit: 100 });
    expect(parse({ cursor: 'abc' })).toEqual({ cursor: 'abc', limit: 100 });
    expect(parse({ q: 'rahim', limit: '2' })).toEqual({ q: 'rahim', limit: 2 });
  },
);
