import { describe, expect, test } from 'vitest';
import { accessMatrix } from '../../test/access-matrix.ts';
import { accessErrorOf, isStaffPermission, ROLES, type RoleDefinition } from '../domain/roles.ts';
import { contractEndpoints } from './calls.ts';
import { nameOf } from './endpoint.ts';

const { guest, customer, admin } = ROLES;

test('the roles give the access that the matrix lists, endpoint by endpoint', () => {
  const isRejected = (status: number) => [401, 403].includes(status);
  const wrong = accessMatrix().filter(([, { access, path }, statuses]) => {
    const expected = [guest, customer, admin].map((role) => accessErrorOf(access, role) !== undefined);
    const listed = [statuses.nobody, statuses.customer, statuses.admin].map(isRejected);
    if (path === '/users/admin/:email') return false; // for members, but the matrix asks about somebody else
    return String(expected) !== String(listed);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('a role that does not exist yet', () => {
  const CALLER: RoleDefinition = {
    claims: { staff: 'caller' },
    permissions: ['desk:work', 'orders:read', 'stats:read'],
  };
  const ofStaff = contractEndpoints.filter(({ access }) => isStaffPermission(access));
  const namesWhere = (error: string | undefined) =>
    contractEndpoints.filter(({ access }) => accessErrorOf(access, CALLER) === error).map(nameOf);

  test('may call exactly what its permissions name, beside what every member may', () => {
    const granted = ofStaff.filter(({ access }) => accessErrorOf(access, CALLER) === undefined);
    expect(granted.map(nameOf).toSorted()).toEqual([
      'GET /allOrders',
      'GET /desk/:id',
      'GET /desk/calls',
      'GET /orderHistory',
      'GET /orders/admin',
      'GET /orders/admin/:id',
      'GET /orders/all',
      'GET /stats',
      'POST /desk/:id/calls',
      'POST /desk/:id/notes',
      'POST /desk/number',
    ]);
    expect(namesWhere(undefined)).toEqual(expect.arrayContaining(['POST /jwt', 'GET /orders', 'GET /products']));
  });

  test('sees no sums of money, changes no order, and does not shop', () => {
    expect(namesWhere('admins-only')).toEqual(
      expect.arrayContaining(['GET /stats/sales', 'GET /stats/areas', 'GET /stats/revenue', 'PATCH /orders/admin/:id']),
    );
    expect(namesWhere('not-for-admins').toSorted()).toEqual(
      contractEndpoints
        .filter(({ access }) => ['orders:place', 'own-cart:change', 'own-orders:manage'].includes(access))
        .map(nameOf)
        .toSorted(),
    );
  });
});
