import { audit } from './audit.ts';
import { conflict } from './conflict.ts';
import { desk } from './desk.ts';
import { featured } from './featured.ts';
import { firstDay } from './first-day.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { items } from './items.ts';
import { leaving } from './leaving.ts';
import { newOrder } from './new-order.ts';
import { notices } from './notifications.ts';
import { orders } from './orders.ts';
import { packing } from './packing.ts';
import { productFile } from './product-file.ts';
import { revenue } from './revenue.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';
import { users } from './users.ts';

/** All texts of the admin's pages, in English; loaded only with them. */
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
  notices,
  audit,
  productFile,
  firstDay,
};
