import { expect, test } from 'vitest';
import { isStaffPath, paths } from './paths.ts';

test('the dashboard has all below /dashboard but the pages of members, in whatever letter case', () => {
  const { cart, orders, profile, ...ofStaff } = paths.dashboard;
  const addresses = Object.values(ofStaff).map((path) => (typeof path === 'string' ? path : path('cart')));
  expect(addresses.filter((path) => !isStaffPath(path) || !isStaffPath(path.toUpperCase()))).toEqual([]);
  const ofMembers = [cart, orders, profile, `${cart}/`, '/dashboard', '/dashboard/', '/DASHBOARD/CART'];
  expect(ofMembers.filter(isStaffPath)).toEqual([]);
  expect(
    ['/', '/shop', '/shop/dashboard/audit', '/dashboards/audit', '/bn/dashboard/audit'].filter(isStaffPath),
  ).toEqual([]);
});
