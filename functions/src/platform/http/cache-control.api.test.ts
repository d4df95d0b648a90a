import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../../../test/environment.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { createOwned, validCall } from '../../../test/valid-call.ts';
import { contractEndpoints } from '../../contract/calls.ts';
import { type Endpoint, nameOf } from '../../contract/endpoint.ts';
import { isStaffPermission } from '../../domain/roles.ts';

/**
 * These reject the valid call too: its caller is no courier, its body is no form, its order is active, has one lamp, stands alone, or is with no rider, and
 * the admin asks for their own role.
 */
const REJECTED: Record<string, number> = {
  'POST /images': 415,
  'DELETE /orders/admin/:id': 409,
  'POST /parcels/:invoice/decide': 409,
  'POST /orders/admin/:id/parcel/cancellation': 409,
  'POST /orders/admin/:id/parcel/rescue': 409,
  'POST /orders/admin/:id/parcel/compensation': 409,
  'POST /orders/admin/:id/split': 400,
  'POST /orders/admin/:id/returned': 409,
  'POST /orders/admin/:id/counted': 409,
  'POST /orders/admin/:id/join': 404,
  'POST /orders/admin/:id/rider': 409,
  'POST /orders/admin/:id/another-day': 409,
  'POST /riders/settlements': 409,
  'POST /settlements/:id/accept': 409,
  'DELETE /users/admin/:id': 409,
  'PATCH /settings/categories': 409,
  'POST /settings/logo': 400,
  'PATCH /users/role/:id': 409,
  'POST /reviews': 404,
  'POST /couriers/steadfast/events': 401,
  'POST /couriers/pathao/events': 401,
  'POST /couriers/redx/events': 401,
  'POST /couriers/carrybee/events': 401,
};

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterAll(resetToSeed);

/** The admin asks about an admin's address, too. */
function callerOf({ access, path }: Endpoint, owner: Person): Person | undefined {
  if (access === 'anyone') return NOBODY;
  return isStaffPermission(access) || path.includes(':email') ? admin : owner;
}

const isPublicRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'anyone';

const endpoints = contractEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const personal = endpoints.filter(([, endpoint]) => !isPublicRead(endpoint));
/** Last, because it takes the lamp away that the other calls are about. */
const takesAway = ({ method, path }: Endpoint) => method === 'DELETE' && path === '/products/:id';
personal.sort(([, one], [, other]) => Number(takesAway(one)) - Number(takesAway(other)));

test('what these calls answer is stored nowhere, be it granted or rejected', { timeout: 120_000 }, async () => {
  expect(personal.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const [name, endpoint] of personal) {
    const owned = await createOwned(await newCustomer());
    const caller = callerOf(endpoint, owned.owner);
    const { path, body } = validCall(
      endpoint,
      caller ? { owner: caller, ids: { ...owned.ids, user: caller.uid } } : owned,
    );
    for (const who of [NOBODY, caller]) {
      const answer = await fetch(`${environment('SHOP_URL')}/api${path}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const as = `${name} as ${who ? who.email : 'nobody'}`;
      const cacheControl = answer.headers.get('cache-control');
      if (cacheControl !== 'no-store') wrong.push(`${as}: ${cacheControl}, not no-store`);
      const status = REJECTED[name] ?? 200;
      if (who && answer.status !== status) wrong.push(`${as}: ${answer.status}, not ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only what is the same for everybody may be stored', () => {
  const open = endpoints.filter(([, endpoint]) => isPublicRead(endpoint)).map(([name]) => name);
  expect(open).toEqual([
    'GET /categories',
    'GET /item/:id',
    'GET /products',
    'GET /products/facets',
    'GET /products/left',
    'GET /bestProducts',
    'GET /topProducts',
    'GET /popularProducts',
    'GET /reviews',
    'GET /pages/:topic',
    'GET /settings',
    'GET /health',
    'GET /openapi.json',
  ]);
});
