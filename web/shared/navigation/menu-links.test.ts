import { expect, test } from 'vitest';
import { menuLinks } from './menu-links.ts';

const labels = (visitor: Parameters<typeof menuLinks>[0]) =>
  menuLinks(visitor).map(({ label, to }) => `${label} ${to}`);

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
