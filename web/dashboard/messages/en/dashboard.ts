import { audit, inbox, notifications, users } from './admin.ts';
import { conflict, leaving, table } from './common.ts';
import { desk, newOrder } from './desk.ts';
import { orders, packing, sheet } from './orders.ts';
import { firstDay, home, revenue } from './overview.ts';
import { featured, form, items, productFile } from './products.ts';

/** All messages of the dashboard, in English. */
export const dashboard = {
  table,
  home,
  revenue,
  orders,
  packing,
  desk,
  newOrder,
  sheet,
  items,
  form,
  leaving,
  conflict,
  users,
  featured,
  inbox,
  notifications,
  audit,
  productFile,
  firstDay,
};
