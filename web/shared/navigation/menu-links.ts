import { isStaff } from '@aloghor/functions/domain/roles';
import type { commonMessages } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../session/session.tsx';
import { permittedLinks, type StaffPage } from './page-permissions.ts';

export interface MenuLink<Path extends string = string> {
  to: Path;
  label: string;
}

type Labels = typeof commonMessages.english.nav;

const everyone = (nav: Labels): MenuLink[] => [
  { to: paths.home, label: nav.home },
  { to: paths.shop, label: nav.shop },
  { to: paths.aboutUs, label: nav.aboutUs },
];

const customers = (nav: Labels): MenuLink[] => [
  { to: paths.dashboard.cart, label: nav.shoppingCart },
  { to: paths.dashboard.orders, label: nav.orders },
];

const staff = (nav: Labels): MenuLink<`/dashboard/${StaffPage}`>[] => [
  { to: paths.dashboard.adminHome, label: nav.adminHome },
  { to: paths.dashboard.manageOrders, label: nav.manageOrders },
  { to: paths.dashboard.manageItems, label: nav.manageItems },
  { to: paths.dashboard.addItems, label: nav.addItems },
  { to: paths.dashboard.allUsers, label: nav.allUsers },
];

/** The links of the navigation bar. */
export function menuLinks(visitor: Visitor, nav: Labels): MenuLink[] {
  if (visitor === 'guest') return everyone(nav);
  return [...everyone(nav), ...(isStaff(visitor) ? staffLinks(visitor, nav) : customers(nav))];
}

/** Where the work of those begins who have none of the others: at the packing desk. */
function staffLinks(visitor: Visitor, nav: Labels): MenuLink[] {
  const links = permittedLinks(staff(nav), visitor);
  return links.length > 0 ? links : [{ to: paths.dashboard.packing, label: nav.packing }];
}
