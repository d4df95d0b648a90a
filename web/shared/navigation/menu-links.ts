import { hasPermission, isStaff } from '@aloghor/functions/domain/roles';
import type { common } from '../locale/en/common.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../session/session.tsx';
import type { STAFF_PAGES, StaffPage } from './page-permissions.ts';

export interface MenuLink<Path extends string = string> {
  to: Path;
  label: string;
}

/**
 * A link with its page's permission, which the type checks: importing the table of pages would weigh on every first visit.
 */
type StaffLink = {
  [Page in StaffPage]: MenuLink<`/dashboard/${Page}`> & { permission: (typeof STAFF_PAGES)[Page]['permission'] };
}[StaffPage];

type Labels = typeof common.english.nav;

const everyone = (nav: Labels): MenuLink[] => [
  { to: paths.home, label: nav.home },
  { to: paths.shop, label: nav.shop },
  { to: paths.aboutUs, label: nav.aboutUs },
];

const customers = (nav: Labels): MenuLink[] => [
  { to: paths.dashboard.cart, label: nav.shoppingCart },
  { to: paths.dashboard.orders, label: nav.orders },
];

const staff = (nav: Labels): StaffLink[] => [
  { to: paths.dashboard.adminHome, label: nav.adminHome, permission: 'revenue:read' },
  { to: paths.dashboard.manageOrders, label: nav.manageOrders, permission: 'orders:read' },
  { to: paths.dashboard.manageItems, label: nav.manageItems, permission: 'products:read' },
  { to: paths.dashboard.addItems, label: nav.addItems, permission: 'products:change' },
  { to: paths.dashboard.allUsers, label: nav.allUsers, permission: 'users:read' },
];

/** The links of the navigation bar. */
export function menuLinks(visitor: Visitor, nav: Labels): MenuLink[] {
  if (visitor === 'guest') return everyone(nav);
  return [...everyone(nav), ...(isStaff(visitor) ? staffLinks(visitor, nav) : customers(nav))];
}

/** Packing stands in the place of the orders for those who may not open them. */
function staffLinks(visitor: Visitor, nav: Labels): MenuLink[] {
  const packing: StaffLink = { to: paths.dashboard.packing, label: nav.packing, permission: 'packing:read' };
  const links = hasPermission(visitor, 'orders:read') ? staff(nav) : [packing, ...staff(nav)];
  return links.filter(({ permission }) => hasPermission(visitor, permission));
}
