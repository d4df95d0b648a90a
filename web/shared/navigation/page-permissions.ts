import { hasPermission, type StaffPermission } from '@aloghor/functions/domain/roles';
import type { Visitor } from '../session/session.tsx';

/** The groups of the dashboard's menu. */
export const MENU_GROUPS = ['today', 'products', 'shop'] as const;

interface StaffPageDefinition {
  permission: StaffPermission;
  /** The group of the menu in which it stands; null for a page that is opened from another one. */
  menu: (typeof MENU_GROUPS)[number] | null;
}

/** The staff's pages, below `/dashboard`, with the permission that opens each. The menu shows them in this order. */
export const STAFF_PAGES = {
  adminHome: { permission: 'revenue:read', menu: 'today' },
  toCall: { permission: 'desk:work', menu: 'today' },
  packing: { permission: 'packing:read', menu: 'today' },
  'packing/bench': { permission: 'packing:read', menu: null },
  riders: { permission: 'orders:send', menu: 'today' },
  rescue: { permission: 'orders:change', menu: 'today' },
  payouts: { permission: 'payments:change', menu: 'today' },
  'payouts/:id': { permission: 'payments:change', menu: null },
  manageOrders: { permission: 'orders:read', menu: 'today' },
  'manageOrders/:id': { permission: 'orders:read', menu: null },
  newOrder: { permission: 'orders:create', menu: 'today' },
  orderHistory: { permission: 'orders:read', menu: 'today' },
  customers: { permission: 'orders:read', menu: 'today' },
  manageItems: { permission: 'products:read', menu: 'products' },
  addItems: { permission: 'products:change', menu: 'products' },
  'updateItem/:id': { permission: 'products:change', menu: null },
  importItems: { permission: 'products:change', menu: null },
  bestProducts: { permission: 'products:change', menu: 'products' },
  propularProducts: { permission: 'products:change', menu: 'products' },
  Topselling: { permission: 'products:change', menu: 'products' },
  reviews: { permission: 'reviews:moderate', menu: 'products' },
  settings: { permission: 'settings:change', menu: 'shop' },
  content: { permission: 'settings:change', menu: 'shop' },
  'content/:topic': { permission: 'settings:change', menu: null },
  allUsers: { permission: 'users:read', menu: 'shop' },
  inbox: { permission: 'inbox:read', menu: 'shop' },
  notices: { permission: 'notifications:read', menu: 'shop' },
  people: { permission: 'own-work:read', menu: 'shop' },
  audit: { permission: 'audit:read', menu: 'shop' },
} as const satisfies Record<string, StaffPageDefinition>;

type StaffPages = typeof STAFF_PAGES;
export type StaffPage = keyof StaffPages;
/** Those of the menu. */
export type MenuPage = { [Page in StaffPage]: StaffPages[Page]['menu'] extends null ? never : Page }[StaffPage];

export const STAFF_PATHS = Object.keys(STAFF_PAGES) as StaffPage[]; // a cast: Object.keys returns strings

export function mayOpen(page: StaffPage, visitor: Visitor): boolean {
  return hasPermission(visitor, STAFF_PAGES[page].permission);
}
