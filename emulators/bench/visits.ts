import type { Page } from '@playwright/test';
import { fillGuestCart, signInAsAdmin } from './browser.ts';

/** A page of the shop that is opened for the first time. */
export interface Visit {
  name: string;
  path: string;
  /** What has happened before; the visit itself finds an empty cache all the same. */
  prepare?: (page: Page) => Promise<void>;
}

const HOME: Visit = { name: 'home', path: '/' };
const SHOP: Visit = { name: 'shop', path: '/shop' };
const PRODUCT: Visit = { name: 'product', path: '/shop/category/dhoya-smoked-glass-pendant' };
const CART: Visit = { name: 'cart', path: '/cart', prepare: fillGuestCart };
const ABOUT_US: Visit = { name: 'about us', path: '/aboutUs' };
const LOGIN: Visit = { name: 'login', path: '/login' };
const ADMIN_HOME: Visit = { name: 'admin home', path: '/dashboard/adminHome', prepare: signInAsAdmin };

export const ALL_VISITS = [HOME, SHOP, PRODUCT, CART, ABOUT_US, LOGIN, ADMIN_HOME];
export const SCORED_VISITS = [HOME, SHOP, PRODUCT, CART, ADMIN_HOME];
