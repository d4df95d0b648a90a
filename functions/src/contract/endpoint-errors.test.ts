import { describe, expect, test } from 'vitest';
import { accessMatrix } from '../../test/access-matrix.ts';
import { accessErrorOf, CALLER_ROLES, type CallerRole, isStaffPermission, STAFF_ROLES } from '../domain/roles.ts';
import { contractEndpoints } from './calls.ts';
import { nameOf } from './endpoint.ts';

test('the roles give the access that the matrix lists, endpoint by endpoint', () => {
  const isRejected = (status: number) => [401, 403].includes(status);
  const wrong = accessMatrix().filter(([, { access, path }, statuses]) => {
    const expected = CALLER_ROLES.map((role) => accessErrorOf(access, role) !== undefined);
    const listed = CALLER_ROLES.map((role) => isRejected(statuses[role]));
    if (path === '/users/admin/:email') return false; // for members, but the matrix asks about somebody else
    return String(expected) !== String(listed);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('the clerk and the packer, each a line in the table of roles', () => {
  const ofStaff = contractEndpoints.filter(({ access }) => isStaffPermission(access));
  const grantedTo = (role: CallerRole) =>
    ofStaff.filter(({ access }) => accessErrorOf(access, role) === undefined).map(nameOf);
  const namesWhere = (role: CallerRole, error: string | undefined) =>
    contractEndpoints.filter(({ access }) => accessErrorOf(access, role) === error).map(nameOf);

  test('may call exactly what their permissions name, beside what every member may', () => {
    expect(grantedTo('clerk').toSorted()).toEqual([
      'DELETE /desk/:id/claim',
      'DELETE /orders/admin/:id',
      'DELETE /settlements/:id',
      'GET /allOrders',
      'GET /couriers',
      'GET /desk/:id',
      'GET /desk/:id/messages',
      'GET /desk/calls',
      'GET /desk/orders',
      'GET /orderHistory',
      'GET /orders/admin',
      'GET /orders/admin/:id',
      'GET /orders/admin/:id/parcels',
      'GET /orders/all',
      'GET /packing',
      'GET /packing/orders',
      'GET /packing/scan',
      'GET /parcels/compensations',
      'GET /parcels/doubts',
      'GET /parcels/rescue',
      'GET /products/admin',
      'GET /products/admin/:id',
      'GET /questions',
      'GET /riders',
      'GET /riders/differences',
      'GET /riders/sheet',
      'GET /settings/admin',
      'GET /settlements',
      'GET /settlements/:id',
      'GET /settlements/outstanding',
      'GET /stats',
      'GET /stats/people',
      'GET /stats/rescue',
      'PATCH /item/:id/stock',
      'PATCH /orders/admin/:id',
      'PATCH /orders/admin/:id/corrections',
      'PATCH /settlements/:id',
      'PATCH /settlements/:id/rows/:row',
      'POST /couriers/pick-ups',
      'POST /couriers/scores',
      'POST /customers',
      'POST /customers/marks',
      'POST /desk/:id/calls',
      'POST /desk/:id/claim',
      'POST /desk/:id/messages',
      'POST /desk/:id/notes',
      'POST /desk/next',
      'POST /desk/number',
      'POST /orders/admin',
      'POST /orders/admin/:id/amounts',
      'POST /orders/admin/:id/another-day',
      'POST /orders/admin/:id/counted',
      'POST /orders/admin/:id/invoice',
      'POST /orders/admin/:id/join',
      'POST /orders/admin/:id/outcome',
      'POST /orders/admin/:id/packed',
      'POST /orders/admin/:id/parcel/cancellation',
      'POST /orders/admin/:id/parcel/compensation',
      'POST /orders/admin/:id/parcel/rescue',
      'POST /orders/admin/:id/payment',
      'POST /orders/admin/:id/reopen',
      'POST /orders/admin/:id/returned',
      'POST /orders/admin/:id/rider',
      'POST /orders/admin/:id/split',
      'POST /orders/admin/:id/undo-sent',
      'POST /packing/slips',
      'POST /parcels',
      'POST /parcels/:invoice/decide',
      'POST /parcels/check',
      'POST /parcels/file',
      'POST /riders/settlements',
      'POST /riders/settlements/:id/close',
      'POST /settlements',
      'POST /settlements/:id/accept',
      'POST /settlements/fetch',
    ]);
    expect(grantedTo('packer').toSorted()).toEqual([
      'GET /packing',
      'GET /packing/orders',
      'GET /packing/scan',
      'GET /products/admin',
      'GET /products/admin/:id',
      'GET /riders',
      'GET /riders/sheet',
      'GET /settings/admin',
      'GET /stats/people',
      'PATCH /item/:id/stock',
      'PATCH /orders/admin/:id',
      'POST /orders/admin/:id/counted',
      'POST /orders/admin/:id/packed',
      'POST /orders/admin/:id/returned',
      'POST /orders/admin/:id/rider',
      'POST /orders/admin/:id/undo-sent',
      'POST /packing/slips',
    ]);
    for (const role of STAFF_ROLES)
      expect(namesWhere(role, undefined)).toEqual(
        expect.arrayContaining(['POST /jwt', 'GET /orders', 'GET /carts', 'GET /products']),
      );
  });

  test('do not shop', () => {
    const ofShoppers = contractEndpoints.filter(({ access }) =>
      ['orders:place', 'own-cart:change', 'own-orders:manage', 'reviews:write'].includes(access),
    );
    for (const role of STAFF_ROLES)
      expect(namesWhere(role, 'not-for-staff').toSorted()).toEqual(ofShoppers.map(nameOf).toSorted());
  });
});
