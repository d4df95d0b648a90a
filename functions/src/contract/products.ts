import * as z from 'zod/mini';
import { DESCRIPTION_MAXIMUM, NAME_MAXIMUM } from '../domain/limits.ts';
import {
  CATEGORY_NAMES,
  FEATURED_LISTS,
  FEATURED_MINIMUM,
  type FeaturedListName,
  PRODUCT_FIELDS,
  PRODUCT_SORTS,
  type SUMMARY_FIELDS,
} from '../domain/products.ts';
import { listedProductAliases } from './aliases.ts';
import { Deleted, endpoint, Inserted, Matched, Problem } from './endpoint.ts';
import { Id, OptionalPictureAddress, PictureAddress, Taka, text } from './fields.ts';
import { paging, searchText } from './paging.ts';

export const CategoryName = z.enum(CATEGORY_NAMES, 'must be one of the fifteen categories');

export const Category = z.object({ name: CategoryName, img: PictureAddress });
export type Category = z.infer<typeof Category>;

const productFields = {
  name: text(1, NAME_MAXIMUM),
  desc: text(1, DESCRIPTION_MAXIMUM),
  price: Taka,
};

export const Product = z.object({
  _id: z.string(),
  ...productFields,
  /** The main category first; related products share it. */
  categories: z.array(CategoryName),
  img: PictureAddress,
  /** The same picture, 400 pixels wide, for cards; without it `img` serves. */
  thumbnail: z.optional(PictureAddress),
  /** The same picture, 800 pixels wide, for the page of the product and for sharp screens; without it `img` serves. */
  medium: z.optional(PictureAddress),
});
export type Product = z.infer<typeof Product>;

/**
 * Another after each change of the item or the list itself. Sent back by `If-Match`, it makes sure that nothing is
 * overwritten which its sender has not seen; a call without `If-Match` overwrites.
 */
const version = { version: z.string() };

/** A product as an admin's form opens it. */
export const Item = z.extend(Product, version);
export type Item = z.infer<typeof Item>;

/** The 409 of a call with `If-Match`: what somebody else has made of the item meanwhile. */
export const ItemConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), item: Item });
export type ItemConflict = z.infer<typeof ItemConflict>;

/** What search shows of a product, and what a cart or an order keeps of it. */
export const ProductName = z.pick(Product, { _id: true, name: true, img: true, thumbnail: true, price: true });
export type ProductName = z.infer<typeof ProductName>;

/** What a card shows of a product, and by what it is sorted out. */
export type ProductSummary = Pick<Product, (typeof SUMMARY_FIELDS)[number]>;

const ids = z.array(Id);
export const FeaturedList = z.object({ _id: z.enum(FEATURED_LISTS), data: ids, ...version });
export type FeaturedList = z.infer<typeof FeaturedList>;

/** The 409 of a call with `If-Match`: what somebody else has made of the list meanwhile. */
export const FeaturedConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), list: FeaturedList });
export type FeaturedConflict = z.infer<typeof FeaturedConflict>;

/** At least five, no doubles; that all exist is for the server to check. */
export const FeaturedIds = ids.check(
  z.minLength(FEATURED_MINIMUM, `must hold at least ${FEATURED_MINIMUM} products`),
  z.maxLength(100, 'must hold at most 100 products'),
  z.refine((list) => new Set(list).size === list.length, 'must not hold a product twice'),
);

const commaSeparated = z.pipe(
  z.string('must be given once').check(z.maxLength(200, 'must have at most 200 characters')),
  z.transform((value: string) => value.split(',').map((part) => part.trim())),
);

/**
 * `fresh`, any text that no cache has met yet, asks for the shop of now: a deployed one may else answer what was true a
 * minute ago.
 */
const freshness = {
  fresh: z.optional(z.string('must be given once').check(z.maxLength(200, 'must have at most 200 characters'))),
};

const productFilters = {
  /** Only products that have this category. */
  category: z.optional(CategoryName),
  /** Only products whose name holds this text, whatever the case. */
  q: searchText,
  /** Only the products of this featured list, in its order. */
  featured: z.optional(z.enum(FEATURED_LISTS, 'must be best, top or popular')),
  /** Newest first unless said otherwise; a featured list keeps its own order. Capitals come before small letters. */
  sort: z.optional(z.enum(PRODUCT_SORTS, `must be one of ${PRODUCT_SORTS.join(', ')}`)),
  ...paging,
  ...freshness,
};

/** The fields of a product that `fields` names, each once. */
const ProductFields = z.array(z.enum(PRODUCT_FIELDS, 'must name fields of a product')).check(
  z.maxLength(PRODUCT_FIELDS.length, 'must name each field once'),
  z.refine((names) => new Set(names).size === names.length, 'must name each field once'),
);

const ListedProduct = z.extend(z.partial(Product), listedProductAliases);
export type ListedProduct = z.infer<typeof ListedProduct>;

/** All products, newest first, with the `fields` that are asked for; whole without any. With `limit`, the next page is in the `Link` header. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'anyone',
  query: z.object({ ...productFilters, fields: z.optional(z.pipe(commaSeparated, ProductFields)) }),
  reply: z.array(ListedProduct),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'anyone',
  reply: z.array(Category),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/item/:id',
  access: 'anyone',
  query: z.object(freshness),
  reply: Item,
});

/** Each counts once, where it is named first. */
const ProductCategories = z.array(CategoryName).check(
  z.maxLength(CATEGORY_NAMES.length, `must hold at most ${CATEGORY_NAMES.length} categories`),
  z.overwrite((names) => [...new Set(names)]),
);

export const addProduct = endpoint({
  method: 'POST',
  path: '/products',
  access: 'admin',
  body: z.object({
    ...productFields,
    categories: ProductCategories.check(z.minLength(1, 'must hold at least one category')),
    img: PictureAddress,
    thumbnail: OptionalPictureAddress,
    medium: OptionalPictureAddress,
  }),
  reply: Inserted,
});

/**
 * An empty `categories` or `img` keeps what was there; `thumbnail` and `medium` go with `img`: another one brings its
 * own, or has none. `If-Match` is honoured: `ItemConflict`.
 */
export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/item/:id',
  access: 'admin',
  body: z.object({
    ...productFields,
    categories: z.nullish(ProductCategories),
    img: OptionalPictureAddress,
    thumbnail: OptionalPictureAddress,
    medium: OptionalPictureAddress,
  }),
  reply: Matched,
});

/** `If-Match` is honoured: `ItemConflict`. */
export const deleteProduct = endpoint({ method: 'DELETE', path: '/products/:id', access: 'admin', reply: Deleted });

function featuredRows<const Path extends `/${string}`>(path: Path) {
  return {
    read: endpoint({
      method: 'GET',
      path,
      access: 'anyone',
      query: z.object(freshness),
      reply: z.array(FeaturedList),
    }),
    /** `If-Match` is honoured: `FeaturedConflict`. */
    write: endpoint({ method: 'POST', path, access: 'admin', body: FeaturedIds, reply: Inserted }),
  };
}

export const featuredLists = {
  best: featuredRows('/bestProducts'),
  top: featuredRows('/topProducts'),
  popular: featuredRows('/popularProducts'),
} satisfies Record<FeaturedListName, unknown>;
