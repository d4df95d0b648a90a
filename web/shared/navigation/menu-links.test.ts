import { STAFF_ROLES } from '@aloghor/functions/domain/roles';
import { expect, test } from 'vitest';
import { common } from '../locale/en/common.ts';
import { cartIconTarget } from './cart-icon.tsx';
import { menuLinks } from './menu-links.ts';
import { mayOpen, STAFF_PATHS } from './page-permissions.ts';

const labels = (visitor: Parameters<typeof menuLinks>[0]) =>
  menuLinks(visitor, common.english.nav).map(({ label, to }) => `${label} ${to}`);

test('everyone gets Home, Shop and About Us', () => {
  expect(labels('guest')).toEqual(['Home /', 'Shop /shop', 'About Us /aboutUs']);
});

test('customers also get their cart and orders', () => {
  expect(labels('customer').slice(3)).toEqual(['Shopping Cart /dashboard/cart', 'Orders /dashboard/orders']);
});

test('admins also get the five links of their work', () => {
  expect(labels('admin').slice(3)).toEqual([
    'Admin Home /dashboard/adminHome',
    'Manage Orders /dashboard/manageOrders',
    'Manage Items /dashboard/manageItems',
    'Add Items /dashboard/addItems',
    'All Users /dashboard/allUsers',
  ]);
});

test('a clerk gets the orders and the items, a packer the parcels and the items', () => {
  expect(labels('clerk').slice(3)).toEqual([
    'Manage Orders /dashboard/manageOrders',
    'Manage Items /dashboard/manageItems',
  ]);
  expect(labels('packer').slice(3)).toEqual(['Packing /dashboard/packing', 'Manage Items /dashboard/manageItems']);
});

test.each(STAFF_ROLES)('a %s gets links only to pages that the role may open', (role) => {
  const links = [...menuLinks(role, common.english.nav).slice(3), cartIconTarget(role)];
  const open = STAFF_PATHS.filter((page) => mayOpen(page, role)).map((page) => `/dashboard/${page}`);
  expect(links.flatMap((link) => link?.to ?? []).filter((to) => !open.includes(to))).toEqual([]);
});
