import { STAFF_ROLES } from '@aloghor/functions/domain/roles';
import { expect, test } from 'vitest';
import type { Visitor } from '../session/session.tsx';
import { commonLinks, firstPage, menuGroups, type SideMenuGroup } from './side-menu-links.ts';

const listed = ({ title, links }: SideMenuGroup) => [
  ...(title ? [title] : []),
  ...links.map(({ label, to }) => `${label} ${to}`),
];
const menuOf = (visitor: Visitor) => menuGroups(visitor, 'en').map(listed);

test('an admin finds every page of the dashboard in the order of the day, the odd spellings in the paths only', () => {
  expect(menuOf('admin')).toEqual([
    [
      'Today',
      'Admin Home /dashboard/adminHome',
      'To call /dashboard/toCall',
      'Packing /dashboard/packing',
      'Riders /dashboard/riders',
      'Failed deliveries /dashboard/rescue',
      'Payouts /dashboard/payouts',
      'Manage Orders /dashboard/manageOrders',
      'New Order /dashboard/newOrder',
      'Order History /dashboard/orderHistory',
      'Customers /dashboard/customers',
    ],
    [
      'Products',
      'Manage Items /dashboard/manageItems',
      'Add Items /dashboard/addItems',
      'Best Products /dashboard/bestProducts',
      'Popular Products /dashboard/propularProducts',
      'Top Selling /dashboard/Topselling',
      'Reviews /dashboard/reviews',
    ],
    [
      'Your shop',
      'Settings /dashboard/settings',
      'Content /dashboard/content',
      'All Users /dashboard/allUsers',
      'Inbox /dashboard/inbox',
      'Notifications /dashboard/notices',
      'Staff figures /dashboard/people',
      'Audit Log /dashboard/audit',
    ],
  ]);
});

test('a customer finds cart and orders', () => {
  expect(menuOf('customer')).toEqual([['Shopping Cart /dashboard/cart', 'Orders /dashboard/orders']]);
});

test('everybody finds Home, Shop and, labelled Contact, the about page', () => {
  expect(listed({ links: commonLinks('en') })).toEqual(['Home /', 'Shop /shop', 'Contact /aboutUs']);
});

test('a clerk finds the desk and the orders, a packer the parcels and the stock', () => {
  expect(menuOf('clerk')).toEqual([
    [
      'Today',
      'To call /dashboard/toCall',
      'Packing /dashboard/packing',
      'Riders /dashboard/riders',
      'Failed deliveries /dashboard/rescue',
      'Payouts /dashboard/payouts',
      'Manage Orders /dashboard/manageOrders',
      'New Order /dashboard/newOrder',
      'Order History /dashboard/orderHistory',
      'Customers /dashboard/customers',
    ],
    ['Products', 'Manage Items /dashboard/manageItems'],
    ['Your shop', 'Inbox /dashboard/inbox', 'Staff figures /dashboard/people'],
  ]);
  expect(menuOf('packer')).toEqual([
    ['Today', 'Packing /dashboard/packing', 'Riders /dashboard/riders'],
    ['Products', 'Manage Items /dashboard/manageItems'],
    ['Your shop', 'Staff figures /dashboard/people'],
  ]);
});

test.each([
  ['admin', '/dashboard/adminHome'],
  ['clerk', '/dashboard/toCall'],
  ['packer', '/dashboard/packing'],
  ['customer', '/dashboard/cart'],
] as const)('the first page of a %s is %s', (visitor, page) => {
  expect(firstPage(visitor, 'en')).toBe(page);
});

test.each(STAFF_ROLES)('every role of the staff has a page to begin with: %s', (role) => {
  expect(firstPage(role, 'en')).toMatch('/dashboard/');
});
