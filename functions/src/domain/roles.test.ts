import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_ROLES,
  type Access,
  accessErrorOf,
  CALLER_ROLES,
  type CallerRole,
  GIVEN_ROLES,
  hasClaimsOf,
  hasPermission,
  hasStaffClaims,
  isAdmin,
  isStaff,
  isStaffPermission,
  ROLES,
  roleInClaims,
  roleNamed,
  STAFF_ROLES,
  type StaffPermission,
  withClaimsOf,
} from './roles.ts';

test('accounts are of customers and of the staff', () => {
  expect(ACCOUNT_ROLES).toEqual(['customer', 'admin', 'clerk', 'packer']);
  expect(STAFF_ROLES).toEqual(['admin', 'clerk', 'packer']);
  expect(isStaff('guest')).toBe(false);
});

test('each role of an account is given in one step, but that of an admin', () => {
  expect(GIVEN_ROLES).toEqual(['customer', 'clerk', 'packer']);
  expect(CALLER_ROLES.filter(isAdmin)).toEqual(['admin']);
});

test('guests and customers place orders, customers keep a cart, and admins do the work of the shop', () => {
  expect(hasPermission('guest', 'orders:place')).toBe(true);
  expect(hasPermission('guest', 'own-cart:change')).toBe(false);
  expect(hasPermission('customer', 'own-cart:change')).toBe(true);
  expect(hasPermission('customer', 'orders:read')).toBe(false);
  expect(hasPermission('admin', 'orders:read')).toBe(true);
  expect(hasPermission('admin', 'orders:place')).toBe(false);
});

test('what needs a role of the staff is told from what shoppers do', () => {
  expect(['orders:read', 'users:change', 'audit:read'].every(isStaffPermission)).toBe(true);
  expect(['orders:place', 'own-cart:change', 'user', 'anyone'].some(isStaffPermission)).toBe(false);
});

describe('who may make a call', () => {
  test.each<[Access, CallerRole[]]>([
    ['anyone', ['guest', 'customer', 'admin', 'clerk', 'packer']],
    ['user', ['customer', 'admin', 'clerk', 'packer']],
    ['identity', ['customer', 'admin', 'clerk', 'packer']],
    ['orders:place', ['guest', 'customer']],
    ['reviews:write', ['guest', 'customer']],
    ['own-cart:change', ['customer']],
    ['own-orders:manage', ['customer']],
    ['orders:read', ['admin', 'clerk']],
    ['orders:export', ['admin']],
    ['orders:send', ['admin', 'clerk', 'packer']],
    ['orders:change', ['admin', 'clerk']],
    ['packing:read', ['admin', 'clerk', 'packer']],
    ['inbox:read', ['admin', 'clerk']],
    ['subscribers:read', ['admin']],
    ['revenue:read', ['admin']],
    ['users:change', ['admin']],
  ])('%s', (access, allowed) => {
    expect(CALLER_ROLES.filter((role) => accessErrorOf(access, role) === undefined)).toEqual(allowed);
  });
});

test('a guest is asked for a token', () => {
  for (const access of ['user', 'identity', 'own-cart:change', 'orders:read'] as const)
    expect(accessErrorOf(access, 'guest'), access).toBe('not-signed-in');
});

test('a customer is told what is for the staff, and an admin what is for shoppers', () => {
  expect(accessErrorOf('orders:read', 'customer')).toBe('not-permitted');
  expect(accessErrorOf('orders:place', 'admin')).toBe('not-for-staff');
  expect(accessErrorOf('own-cart:change', 'clerk')).toBe('not-for-staff');
});

test('what couriers call is for no role', () => {
  expect(accessErrorOf('courier', 'guest')).toBe('not-signed-in');
  for (const role of ACCOUNT_ROLES) expect(accessErrorOf('courier', role), role).toBe('token-refused');
});

describe('the claims of an account', () => {
  test('are those of an admin only when the claim is true itself', () => {
    expect(hasClaimsOf('admin', { admin: true, sub: 'rahim' })).toBe(true);
    for (const claims of [undefined, {}, { admin: 'true' }, { admin: false }, { sub: 'admin' }]) {
      expect(hasClaimsOf('admin', claims)).toBe(false);
      expect(hasStaffClaims(claims)).toBe(false);
    }
    expect(hasStaffClaims({ admin: true })).toBe(true);
  });

  test('are always those of a customer, who needs none', () => {
    expect(hasClaimsOf('customer')).toBe(true);
    expect(hasClaimsOf('customer', { admin: true })).toBe(true);
  });

  test('get those of another role in place of the ones they have, and keep what is no role', () => {
    expect(withClaimsOf('admin')).toEqual({ admin: true });
    expect(withClaimsOf('admin', { beta: 1 })).toEqual({ beta: 1, admin: true });
    expect(withClaimsOf('customer', { admin: true, beta: 1 })).toEqual({ beta: 1 });
    expect(withClaimsOf('admin', { staff: 'clerk' })).toEqual({ admin: true });
    expect(withClaimsOf('packer', { admin: true, staff: 'clerk' })).toEqual({ staff: 'packer' });
  });

  test.each(STAFF_ROLES)('name each role of the staff: %s', (role) => {
    const claims = withClaimsOf(role);
    expect(roleInClaims(claims)).toBe(role);
    expect(hasStaffClaims(claims)).toBe(true);
    for (const other of STAFF_ROLES) expect(hasClaimsOf(other, claims)).toBe(other === role);
  });

  test('name a customer where they name no role that there is', () => {
    for (const claims of [{}, { staff: 'guest' }, { staff: 'customer' }, { staff: 'owner' }, { staff: true }])
      expect(roleInClaims(claims)).toBe('customer');
    expect(roleNamed('owner')).toBe('customer');
    expect(roleNamed('packer')).toBe('packer');
  });
});

/** What the pages that a permission opens offer to everybody there. */
const OFFERED: Partial<Record<StaffPermission, StaffPermission[]>> = {
  'desk:work': ['orders:read', 'orders:correct', 'orders:create', 'stats:read'],
  'orders:create': ['products:read', 'settings:read'],
  'orders:read': ['orders:change', 'payments:change'],
  'products:read': ['stock:change', 'settings:read'],
};

test.each(STAFF_ROLES)('no page offers to a %s what the role may not do', (role) => {
  const opened = Object.entries(OFFERED).filter(([permission]) => ROLES[role].some((one) => one === permission));
  const missing = opened.flatMap(([, offered]) => offered.filter((permission) => !hasPermission(role, permission)));
  expect(missing).toEqual([]);
});
