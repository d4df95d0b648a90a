import { STAFF_ROLES } from '@aloghor/functions/domain/roles';
import { expect, test } from 'vitest';
import { commonLinks, firstPage, type SideMenuLink, workLinks } from './side-menu-links.ts';

const listed = (links: SideMenuLink[]) => links.map(({ label, to }) => `${label} ${to}`);

test('an admin finds every page of the dashboard, the odd spellings in the paths only', () => {
  expect(listed(workLinks('admin', 'en'))).toEqual([
    'Admin Home /dashboard/adminHome',
    'Add Items /dashboard/addItems',
    'Manage Items /dashboard/manageItems',
    'To call /dashboard/toCall',
    'New Order /dashboard/newOrder',
    'Manage Orders /dashboard/manageOrders',
    'Packing /dashboard/packing',
    'Order History /dashboard/orderHistory',
    'Customers /dashboard/customers',
    'All Users /dashboard/allUsers',
    'Best Products /dashboard/bestProducts',
    'Popular Products /dashboard/propularProducts',
    'Top Selling /dashboard/Topselling',
    'Inbox /dashboard/inbox',
    'Reviews /dashboard/reviews',
    'Notifications /dashboard/notices',
    'Content /dashboard/content',
    'Settings /dashboard/settings',
    'Audit Log /dashboard/audit',
  ]);
});

test('a customer finds cart and orders', () => {
  expect(listed(workLinks('customer', 'en'))).toEqual(['Shopping Cart /dashboard/cart', 'Orders /dashboard/orders']);
});

test('everybody finds Home, Shop and, labelled Contact, the about page', () => {
  expect(listed(commonLinks('en'))).toEqual(['Home /', 'Shop /shop', 'Contact /aboutUs']);
});

test('a clerk finds the desk and the orders, a packer the parcels', () => {
  expect(listed(workLinks('clerk', 'en'))).toEqual([
    'Manage Items /dashboard/manageItems',
    'To call /dashboard/toCall',
    'New Order /dashboard/newOrder',
    'Manage Orders /dashboard/manageOrders',
    'Order History /dashboard/orderHistory',
    'Customers /dashboard/customers',
  ]);
  expect(listed(workLinks('packer', 'en'))).toEqual(['Packing /dashboard/packing']);
});

test.each([
  ['admin', '/dashboard/adminHome'],
  ['clerk', '/dashboard/toCall'],
  ['packer', '/dashboard/packing'],
  ['customer', '/dashboard/cart'],
] as const)('the first page of a %s is %s', (visitor, page) => {
  expect(firstPage(visitor, 'en')).toBe(page);
});

test.each(STAFF_ROLES)('every role of the staff has a page to begin with, which it may open: %s', (role) => {
  expect(workLinks(role, 'en').map(({ to }) => to)).toContain(firstPage(role, 'en'));
});
