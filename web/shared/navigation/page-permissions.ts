import { hasPermission, type StaffPermission } from '@aloghor/functions/domain/roles';
import type { Visitor } from '../session/session.tsx';

/** The staff's pages, below `/dashboard`, with the permission that opens each. */
export const PAGE_PERMISSIONS = {
  adminHome: 'revenue:read',
  addItems: 'products:change',
  'updateItem/:id': 'products:change',
  manageItems: 'products:read',
  importItems: 'products:change',
  toCall: 'desk:work',
  newOrder: 'orders:create',
  manageOrders: 'orders:read',
  'manageOrders/:id': 'orders:read',
  packing: 'packing:read',
  orderHistory: 'orders:read',
  customers: 'orders:read',
  allUsers: 'users:read',
  bestProducts: 'products:change',
  propularProducts: 'products:change',
  Topselling: 'products:change',
  inbox: 'inbox:read',
  reviews: 'reviews:moderate',
  notices: 'notifications:read',
  settings: 'settings:change',
  content: 'settings:change',
  'content/:topic': 'settings:change',
  audit: 'audit:read',
} as const satisfies Record<string, StaffPermission>;

export type StaffPage = keyof typeof PAGE_PERMISSIONS;

export const STAFF_PAGES = Object.keys(PAGE_PERMISSIONS) as StaffPage[]; // a cast: Object.keys returns strings

/** Those of these links that the visitor may open. */
export function permittedLinks<Link extends { to: `/dashboard/${StaffPage}` }>(
  links: Link[],
  visitor: Visitor,
): Link[] {
  return links.filter(({ to }) => {
    const page = to.slice('/dashboard/'.length) as StaffPage; // by its type
    return hasPermission(visitor, PAGE_PERMISSIONS[page]);
  });
}
