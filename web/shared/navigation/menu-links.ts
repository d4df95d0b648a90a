import { isStaff } from '@aloghor/functions/domain/roles';
import { t } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../session/session.tsx';
import { permittedLinks, type StaffPage } from './page-permissions.ts';

export interface MenuLink<Path extends string = string> {
  to: Path;
  label: string;
}

const everyone = (): MenuLink[] => [
  { to: paths.home, label: t.nav.home },
  { to: paths.shop, label: t.nav.shop },
  { to: paths.aboutUs, label: t.nav.aboutUs },
];

const customers = (): MenuLink[] => [
  { to: paths.dashboard.cart, label: t.nav.shoppingCart },
  { to: paths.dashboard.orders, label: t.nav.orders },
];

const staff = (): MenuLink<`/dashboard/${StaffPage}`>[] => [
  { to: paths.dashboard.adminHome, label: t.nav.adminHome },
  { to: paths.dashboard.manageOrders, label: t.nav.manageOrders },
  { to: paths.dashboard.manageItems, label: t.nav.manageItems },
  { to: paths.dashboard.addItems, label: t.nav.addItems },
  { to: paths.dashboard.allUsers, label: t.nav.allUsers },
];

/** Where the work of those begins who have none of the others. */
const packing = (): MenuLink => ({ to: paths.dashboard.packing, label: t.nav.packing });

/** The links of the navigation bar. */
export function menuLinks(visitor: Visitor): MenuLink[] {
  if (visitor === 'guest') return everyone();
  return [...everyone(), ...(isStaff(visitor) ? staffLinks(visitor) : customers())];
}

function staffLinks(visitor: Visitor): MenuLink[] {
  const links = permittedLinks(staff(), visitor);
  return links.length > 0 ? links : [packing()];
}
