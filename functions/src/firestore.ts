import { collection } from './collection.ts';
import type { CartLine } from './contract/carts.ts';
import type { Order, OrderItem } from './contract/orders.ts';
import type { Category, Product } from './contract/products.ts';
import type { User } from './contract/users.ts';

/** `createdAt`: milliseconds since 1970. */
export type ProductDocument = Omit<Product, '_id'> & { createdAt: number };

/** `position`: its place in the specification's order. */
export type CategoryDocument = Category & { position: number };

/** `data`: product ids, in the order that the admin gave them. */
export type FeaturedDocument = { data: string[] };

/** Under the uid. `createdAt`: milliseconds since 1970. */
export type UserDocument = Omit<User, '_id'> & { createdAt: number };

/**
 * A line of a cart; name, picture and price are the last known ones, for when the product is gone. `addedAt`, in
 * milliseconds since 1970, orders the lines.
 */
export type CartDocument = Omit<CartLine, '_id' | 'Name' | 'available'> & { uid: string; addedAt: number };

/** Under the uid: the ids of the guest carts that were last merged into the account's. */
export type MergesDocument = { ids: string[] };

/** Its owner's page reads it as it is, live: nothing in here may be secret from its owner. `uid` is null for a guest. */
export type OrderDocument = Omit<Order, '_id' | 'orderItems' | 'orderProducts'> & {
  uid: string | null;
  lines: OrderItem[];
};

/** Who of the shop did what; written together with the change, and read by no browser. */
export type AuditDocument = {
  who: { uid: string; email: string };
  /** Milliseconds since 1970. */
  when: number;
  what: 'order status';
  /** The id of what was changed. */
  of: string;
  before: string;
  after: string;
};

export const products = collection<ProductDocument>('products');
export const categories = collection<CategoryDocument>('categories');
export const featured = collection<FeaturedDocument>('featured');
export const users = collection<UserDocument>('users');
export const carts = collection<CartDocument>('carts');
export const merges = collection<MergesDocument>('merges');
export const orders = collection<OrderDocument>('orders');
export const audit = collection<AuditDocument>('audit');
