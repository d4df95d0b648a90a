import { isStaff } from '@aloghor/functions/domain/roles';
import {
  CircleHelp,
  ClipboardList,
  Contact,
  Flame,
  Heart,
  History,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Package,
  PackageCheck,
  PhoneCall,
  Plus,
  ScrollText,
  Send,
  Settings,
  ShoppingBag,
  Star,
  Store,
  Table2,
  Users,
} from 'lucide-react';
import type { LanguageCode } from '../lib/language.ts';
import { sideMenu } from '../locale/en/account.ts';
import { common } from '../locale/en/common.ts';
import { messagesIn } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../session/session.tsx';
import { permittedLinks, type StaffPage } from './page-permissions.ts';

export interface SideMenuLink<Path extends string = string> {
  to: Path;
  label: string;
  Icon: LucideIcon;
}

const { dashboard } = paths;

const staff = (language: LanguageCode): SideMenuLink<`/dashboard/${StaffPage}`>[] => {
  const tSideMenu = messagesIn(language, sideMenu);
  const t = messagesIn(language, common);
  return [
    { to: dashboard.adminHome, label: t.nav.adminHome, Icon: LayoutDashboard },
    { to: dashboard.addItems, label: t.nav.addItems, Icon: Plus },
    { to: dashboard.manageItems, label: t.nav.manageItems, Icon: Table2 },
    { to: dashboard.toCall, label: tSideMenu.toCall, Icon: PhoneCall },
    { to: dashboard.newOrder, label: tSideMenu.newOrder, Icon: ShoppingBag },
    { to: dashboard.manageOrders, label: t.nav.manageOrders, Icon: ClipboardList },
    { to: dashboard.packing, label: t.nav.packing, Icon: Package },
    { to: dashboard.orderHistory, label: tSideMenu.orderHistory, Icon: History },
    { to: dashboard.customers, label: tSideMenu.customers, Icon: Contact },
    { to: dashboard.allUsers, label: t.nav.allUsers, Icon: Users },
    { to: dashboard.bestProducts, label: tSideMenu.bestProducts, Icon: Star },
    { to: dashboard.popularProducts, label: tSideMenu.popularProducts, Icon: Heart },
    { to: dashboard.topSelling, label: tSideMenu.topSelling, Icon: Flame },
    { to: '/dashboard/inbox', label: tSideMenu.inbox, Icon: Inbox },
    { to: dashboard.reviews, label: tSideMenu.reviews, Icon: MessageSquareText },
    { to: '/dashboard/notices', label: tSideMenu.notices, Icon: Send },
    { to: dashboard.content, label: tSideMenu.content, Icon: Megaphone },
    { to: dashboard.settings, label: tSideMenu.settings, Icon: Settings },
    { to: '/dashboard/audit', label: tSideMenu.audit, Icon: ScrollText },
  ];
};

const customers = (language: LanguageCode): SideMenuLink[] => {
  const t = messagesIn(language, common);
  return [
    { to: dashboard.cart, label: t.nav.shoppingCart, Icon: ShoppingBag },
    { to: dashboard.orders, label: t.nav.orders, Icon: PackageCheck },
  ];
};

/** The links at the end of everybody's side menu. */
export const commonLinks = (language: LanguageCode): SideMenuLink[] => {
  const tSideMenu = messagesIn(language, sideMenu);
  const t = messagesIn(language, common);
  return [
    { to: paths.home, label: t.nav.home, Icon: House },
    { to: paths.shop, label: t.nav.shop, Icon: Store },
    { to: paths.aboutUs, label: tSideMenu.contact, Icon: CircleHelp },
  ];
};

/** The first links of the dashboard's side menu. */
export function workLinks(visitor: Visitor, language: LanguageCode): SideMenuLink[] {
  return isStaff(visitor) ? permittedLinks(staff(language), visitor) : customers(language);
}

/** Where the work of some roles begins, though other pages come before it in the menu. */
const FIRST_PAGES = ['adminHome', 'toCall', 'packing'] as const satisfies StaffPage[];

/** The page to which `/dashboard` leads: where the visitor's work begins. */
export function firstPage(visitor: Visitor, language: LanguageCode): string {
  const links = workLinks(visitor, language);
  const first = FIRST_PAGES.map((page) => dashboard[page]).find((path) => links.some(({ to }) => to === path));
  return first ?? links[0]?.to ?? paths.home;
}
