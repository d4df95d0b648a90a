import { room } from '../room.ts';

/** The links that only the dashboard's menu has, in English. */
export const sideMenu = room('tSideMenu', {
  toCall: 'To call',
  newOrder: 'New Order',
  packing: 'Packing',
  orderHistory: 'Order History',
  bestProducts: 'Best Products',
  popularProducts: 'Popular Products',
  topSelling: 'Top Selling',
  inbox: 'Inbox',
  notices: 'Notices',
  audit: 'Audit Log',
  contact: 'Contact',
});
