import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_ROLES,
  type Access,
  accessErrorOf,
  hasClaimsOf,
  hasPermission,
  hasStaffClaims,
  isStaff,
  isStaffPermission,
  ROLES,
  type RoleDefinition,
  withClaimsOf,
} from './roles.ts';

test('accounts are of customers and admins, and only admins are staff', () => {
  expect(ACCOUNT_ROLES).toEqual(['customer', 'admin']);
  expect(ACCOUNT_ROLES.filter(isStaff)).toEqual(['admin']);
  expect(isStaff('guest')).toBe(false);
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

const { guest, customer, admin } = ROLES;

describe('who may make a call', () => {
  test.each<[Access, RoleDefinition[]]>([
    ['anyone', [guest, customer, admin]],
    ['user', [customer, admin]],
    ['identity', [customer, admin]],
    ['orders:place', [guest, customer]],
    ['own-cart:change', [customer]],
    ['own-orders:manage', [customer]],
    ['orders:read', [admin]],
    ['users:change', [admin]],
  ])('%s', (access, allowed) => {
    expect([guest, customer, admin].filter((role) => accessErrorOf(access, role) === undefined)).toEqual(allowed);
  });
});

test('a guest is asked for a token', () => {
  for (const access of ['user', 'identity', 'own-cart:change', 'orders:read'] as const)
    expect(accessErrorOf(access, guest), access).toBe('not-signed-in');
});

test('a customer is told what is for the staff, and an admin what is for shoppers', () => {
  expect(accessErrorOf('orders:read', customer)).toBe('admins-only');
  expect(accessErrorOf('orders:place', admin)).toBe('not-for-admins');
  expect(accessErrorOf('own-cart:change', admin)).toBe('not-for-admins');
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
  });
});
