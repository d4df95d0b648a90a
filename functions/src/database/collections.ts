import type { AuditEntry } from '../contract/audit.ts';
import type { CartLine } from '../contract/carts.ts';
import type { Question, Subscriber } from '../contract/inbox.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { Order } from '../contract/orders.ts';
import type { Category, Product } from '../contract/products.ts';
import type { User } from '../contract/users.ts';
import type { FeaturedListName } from '../domain/products.ts';
import { collection, type ReadableCollection } from './collection.ts';

/** `createdAt`: milliseconds since 1970. */
export type ProductDocument = Omit<Product, '_id'> & { createdAt: number };

/** `position`: its place in the shop's order. */
export type CategoryDocument = Category & { position: number };

/** `data`: product ids, in the order that the admin gave them. */
export type FeaturedDocument = { data: string[] };

/**
 * Everything that shoppers browse, copied into few documents: this head, and the shards that it names. `version` is
 * another after each change; the categories are in their order, the featured lists as the admin wrote them.
 */
export type CatalogueHeadDocument = {
  version: string;
  categories: Category[];
  featured: Record<FeaturedListName, string[]>;
  /** Their ids. */
  shards: string[];
  /** The products that have changed since the shards were packed, under their ids; null for those that were deleted. */
  changes: Record<string, ProductDocument | null>;
};

/** A part of the products: gzipped JSON. It never changes; others, of other ids, take its place. */
export type CatalogueShardDocument = { products: Uint8Array };

/** Under the uid. `createdAt`: milliseconds since 1970. */
export type UserDocument = Omit<User, '_id'> & {
  createdAt: number;
  /** What an admin finds them by. */
  searchKeys?: string[];
};

/**
 * A line of a cart; name, picture and price are the last known ones, for when the product is gone. `addedAt`, in
 * milliseconds since 1970, orders the lines.
 */
export type CartDocument = Omit<CartLine, '_id' | 'Name' | 'available'> & { uid: string; addedAt: number };

/**
 * Under the uid: the ids of the guest carts that were last merged into the account's, and of which of them something did
 * not come in.
 */
export type MergesDocument = { ids: string[]; rests?: MergeRest[] };

/** What did not come in with a merge: `gone` entries without a product, and the products that are `left` for lack of room. */
export type MergeRest = { mergeId: string; gone: number; left: string[] };

/** Its owner's page reads it as it is, live: nothing in here may be secret from its owner. `uid` is null for a guest. */
export type OrderDocument = Omit<Order, '_id' | 'orderItems' | 'orderProducts'> & {
  uid: string | null;
  lines: OrderItem[];
  /** What the shop finds it by. Those of an older version are renewed by a command. */
  searchKeys?: string[];
};

/** Read by no browser. `uid`: whose e-mail `by` is. */
export type AuditDocument = Omit<AuditEntry, '_id'> & { uid: string };

/** Under the product's id: how many pieces of it were delivered, and what it was called and looked like last. */
export type SalesDocument = Pick<OrderItem, 'name' | 'img'> & { quantity: number };

/** Under a day in Dhaka, as yyyy-mm-dd: how many pieces of each product, under its id, were delivered on it. */
export type SalesDayDocument = { pieces: Record<string, number> };

export type QuestionDocument = Omit<Question, '_id'>;

/** Under an id that its address decides. */
export type SubscriberDocument = Omit<Subscriber, '_id'>;

/** These three are written through `catalogue/write-catalogue.ts`, which keeps the copy of them true. */
export const products: ReadableCollection<ProductDocument> = collection('products');
export const categories: ReadableCollection<CategoryDocument> = collection('categories');
export const featured: ReadableCollection<FeaturedDocument> = collection('featured');

export const catalogueHead = collection<CatalogueHeadDocument>('catalogue');
export const catalogueShards = collection<CatalogueShardDocument>('catalogueShards');
export const users = collection<UserDocument>('users');
export const carts = collection<CartDocument>('carts');
export const merges = collection<MergesDocument>('merges');
export const orders = collection<OrderDocument>('orders');
export const audit = collection<AuditDocument>('audit');
export const sales = collection<SalesDocument>('sales');
export const salesDays = collection<SalesDayDocument>('salesDays');
export const questions = collection<QuestionDocument>('questions');
export const subscribers = collection<SubscriberDocument>('subscribers');

/** The id of the head of the catalogue. */
export const HEAD = 'head';
