import { expect, test } from 'vitest';
import { STAFF_PATHS } from './navigation/page-permissions.ts';
import { isStaffPath, paths } from './paths.ts';

function addressesOfStaff(): string[] {
  const { cart, orders, profile, ...ofStaff } = paths.dashboard;
  return Object.values(ofStaff).map((path) => (typeof path === 'string' ? path : path('cart')));
}

test('each address of the dashboard is that of a page', () => {
  const pages = STAFF_PATHS.map((path) => new RegExp(`^/dashboard/${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`));
  expect(addressesOfStaff().filter((address) => !pages.some((page) => page.test(address)))).toEqual([]);
});

test('the dashboard has all below /dashboard but the pages of members, in whatever letter case', () => {
  const { cart, orders, profile } = paths.dashboard;
  const addresses = addressesOfStaff();
  expect(addresses.filter((path) => !isStaffPath(path) || !isStaffPath(path.toUpperCase()))).toEqual([]);
  const ofMembers = [cart, orders, profile, `${cart}/`, '/dashboard', '/dashboard/', '/DASHBOARD/CART'];
  expect(ofMembers.filter(isStaffPath)).toEqual([]);
  expect(
    ['/', '/shop', '/shop/dashboard/audit', '/dashboards/audit', '/bn/dashboard/audit'].filter(isStaffPath),
  ).toEqual([]);
});
