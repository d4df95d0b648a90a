import { isStaff } from '@aloghor/functions/domain/roles';
import {
  Bike,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Contact,
  Flame,
  HandCoins,
  Heart,
  History,
  House,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
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
import { MENU_GROUPS, type MenuPage, mayOpen, STAFF_PAGES, STAFF_PATHS, type StaffPage } from './page-permissions.ts';

export interface SideMenuLink {
  to: string;
  label: string;
  Icon: LucideIcon;
}

export interface SideMenuGroup {
  /** Absent where there is only one. */
  title?: string;
  links: SideMenuLink[];
}

function labels(language: LanguageCode) {
  return { ...messagesIn(language, common).nav, ...messagesIn(language, sideMenu) };
}

type Labels = ReturnType<typeof labels>;
type Label = { [Name in keyof Labels]: Labels[Name] extends string ? Name : never }[keyof Labels];

/** How the menu shows each of its pages. */
const SHOWN: Record<MenuPage, { label: Label; Icon: LucideIcon }> = {
  adminHome: { label: 'adminHome', Icon: LayoutDashboard },
  toCall: { label: 'toCall', Icon: PhoneCall },
  packing: { label: 'packing', Icon: Package },
  riders: { label: 'riders', Icon: Bike },
  rescue: { label: 'rescue', Icon: LifeBuoy },
  payouts: { label: 'payouts', Icon: HandCoins },
  manageOrders: { label: 'manageOrders', Icon: ClipboardList },
  newOrder: { label: 'newOrder', Icon: ShoppingBag },
  orderHistory: { label: 'orderHistory', Icon: History },
  customers: { label: 'customers', Icon: Contact },
  manageItems: { label: 'manageItems', Icon: Table2 },
  addItems: { label: 'addItems', Icon: Plus },
  bestProducts: { label: 'bestProducts', Icon: Star },
  propularProducts: { label: 'popularProducts', Icon: Heart },
  Topselling: { label: 'topSelling', Icon: Flame },
  reviews: { label: 'reviews', Icon: MessageSquareText },
  settings: { label: 'settings', Icon: Settings },
  content: { label: 'content', Icon: Megaphone },
  allUsers: { label: 'allUsers', Icon: Users },
  inbox: { label: 'inbox', Icon: Inbox },
  notices: { label: 'notices', Icon: Send },
  people: { label: 'people', Icon: ChartColumn },
  audit: { label: 'audit', Icon: ScrollText },
};

/** The dashboard's side menu, but for the links at its end: for staff in the order of a day's work. */
export function menuGroups(visitor: Visitor, language: LanguageCode): SideMenuGroup[] {
  const t = labels(language);
  if (!isStaff(visitor)) {
    const cart = { to: paths.dashboard.cart, label: t.shoppingCart, Icon: ShoppingBag };
    return [{ links: [cart, { to: paths.dashboard.orders, label: t.orders, Icon: PackageCheck }] }];
  }
  const pages = STAFF_PATHS.filter(isInMenu).filter((page) => mayOpen(page, visitor));
  const groups = MENU_GROUPS.map((group) => ({
    title: t.groups[group],
    links: pages
      .filter((page) => STAFF_PAGES[page].menu === group)
      .map((page) => ({ to: `/dashboard/${page}`, label: t[SHOWN[page].label], Icon: SHOWN[page].Icon })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

function isInMenu(page: StaffPage): page is MenuPage {
  return STAFF_PAGES[page].menu !== null;
}

/** The links at the end of everybody's side menu. */
export function commonLinks(language: LanguageCode): SideMenuLink[] {
  const t = labels(language);
  return [
    { to: paths.home, label: t.home, Icon: House },
    { to: paths.shop, label: t.shop, Icon: Store },
    { to: paths.aboutUs, label: t.contact, Icon: CircleHelp },
  ];
}

/** The page to which `/dashboard` leads: the first of the visitor's menu, where the work begins. */
export function firstPage(visitor: Visitor, language: LanguageCode): string {
  return menuGroups(visitor, language)[0]?.links[0]?.to ?? paths.home;
}
