import * as z from 'zod/mini';
import {
  DESCRIPTION_MAXIMUM,
  NAME_MAXIMUM,
  NAMED_PRODUCTS_CHARACTERS,
  NAMED_PRODUCTS_MAXIMUM,
  PRICE_MAXIMUM,
} from '../domain/limits.ts';
import {
  CATEGORY_NAMES,
  FEATURED_LISTS,
  FEATURED_MINIMUM,
  type FeaturedListName,
  ITEM_FIELDS,
  PRODUCT_SORTS,
  type SUMMARY_FIELDS,
} from '../domain/products.ts';
import { SPEC_CHOICES, SPEC_LISTS } from '../domain/specs.ts';
import { Deleted, endpoint, Inserted, Matched, Problem } from './endpoint.ts';
import { Family, FamilyId, SentFamily } from './families.ts';
import {
  commaSeparated,
  commaSeparatedUpTo,
  Id,
  OptionalPictureAddress,
  PictureAddress,
  StockQuantity,
  StoredPictureAddress,
  Taka,
  text,
} from './fields.ts';
import { listedProductAliases } from './older-clients.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness, paging, searchText } from './paging.ts';
import { isFirstPicture, Picture, SentPictures } from './pictures.ts';
import { SentSpecs, Specs } from './specs.ts';
import { agreesWithTranslations, answeredTranslations, type SentTexts, translatedFields } from './translations.ts';

export const CategoryName = z.enum(CATEGORY_NAMES, "must be one of the shop's categories");

export const Category = z.object({
  name: CategoryName,
  img: StoredPictureAddress,
  /** The same picture, 400 pixels wide. */
  thumbnail: z.optional(StoredPictureAddress),
});
export type Category = z.infer<typeof Category>;
Category.register(openApiRegistry, { id: 'Category' });

const productFields = {
  name: text(1, NAME_MAXIMUM),
  desc: text(1, DESCRIPTION_MAXIMUM),
  price: Taka,
};

export const Product = z.object({
  _id: z.string(),
  ...productFields,
  /** Pages in another language show these, and fall back to `name` and `desc`. */
  ...answeredTranslations,
  /** The main category first; related products share it. */
  categories: z.array(CategoryName),
  img: StoredPictureAddress,
  /** The same picture, 400 pixels wide, for cards; `img` is the fallback. */
  thumbnail: z.optional(StoredPictureAddress),
  /** The same picture, 800 pixels wide, for the product page and high-density screens; `img` is the fallback. */
  medium: z.optional(StoredPictureAddress),
  /** All pictures, where there are several, or one with a text; the first is `img`. */
  pictures: z.optional(z.array(Picture)),
  /** Present while the quantity of a counted product is 0. How many there are is only the shop's to know. */
  soldOut: z.optional(z.literal(true)),
  /** Of the reviews that are shown: the average of their stars, and how many there are. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
  /** Size, light, holder and the like, as far as they are known. */
  specs: z.optional(Specs),
  /** The same for all choices of one lamp; each has its own address, price and stock. */
  family: z.optional(Family),
});
export type Product = z.infer<typeof Product>;

/**
 * Changes with each change of the item or the list. Sent back as `If-Match`, it keeps the sender from overwriting a
 * change not seen yet; a call without `If-Match` overwrites.
 */
const version = { version: z.string() };

/** A product with its version, as an admin's form loads it. */
export const Item = z.extend(Product, version);
export type Item = z.infer<typeof Item>;
Item.register(openApiRegistry, { id: 'Item' });

/** What only admins see of a product. */
const staffFields = {
  /** The quantity in stock; absent for a product that is not counted. */
  stock: z.optional(StockQuantity),
  /** Present while shoppers do not see the product. */
  hidden: z.optional(z.literal(true)),
};

/** A product as admins see it. */
export const AdminItem = z.extend(Item, staffFields);
export type AdminItem = z.infer<typeof AdminItem>;
AdminItem.register(openApiRegistry, { id: 'AdminItem' });

/** The 409 of a call with `If-Match` or `stockSeen`: the item as somebody else has changed it. */
export const ItemConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), item: AdminItem });
export type ItemConflict = z.infer<typeof ItemConflict>;
ItemConflict.register(openApiRegistry, { id: 'ItemConflict' });

/** The fields of a product that search shows, and that a cart or an order keeps. */
export const ProductName = z.pick(Product, {
  _id: true,
  name: true,
  nameBn: true,
  translations: true,
  img: true,
  thumbnail: true,
  price: true,
});
export type ProductName = z.infer<typeof ProductName>;

/** Of the card of a lamp with several choices: how many there are, and the lowest of their prices. */
const familyOnCard = { choices: z.optional(z.object({ count: z.int(), priceFrom: z.number() })) };

/** A product of a list, which may stand for all choices of its lamp. */
export type ShownProduct = Product & Pick<ListedProduct, 'choices'>;

/** The fields of a product that a card shows. */
export type ProductSummary = Pick<
  ShownProduct,
  (typeof SUMMARY_FIELDS)[number] | 'nameBn' | 'translations' | 'choices'
>;

const ids = z.array(Id);
export const FeaturedList = z.object({ _id: z.enum(FEATURED_LISTS), data: ids, ...version });
export type FeaturedList = z.infer<typeof FeaturedList>;
FeaturedList.register(openApiRegistry, { id: 'FeaturedList' });

/** The 409 of a call with `If-Match`: the list as somebody else has changed it. */
export const FeaturedConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), list: FeaturedList });
export type FeaturedConflict = z.infer<typeof FeaturedConflict>;
FeaturedConflict.register(openApiRegistry, { id: 'FeaturedConflict' });

/** At least five, no duplicates; only the server can check that all exist. */
export const FeaturedIds = ids.check(
  z.minLength(FEATURED_MINIMUM, `must hold at least ${FEATURED_MINIMUM} products`),
  z.maxLength(100, 'must hold at most 100 products'),
  z.refine((list) => new Set(list).size === list.length, 'must not hold a product twice'),
);
FeaturedIds.register(openApiRegistry, { examples: [['ID-1', 'ID-2', 'ID-3', 'ID-4', 'ID-5']] });

/** A bound of prices in taka, itself included. */
function priceBound(minimum: number) {
  const number = z.coerce.number('must be a number');
  const most = `must be at most ${PRICE_MAXIMUM.toLocaleString('en')}`;
  return z.optional(number.check(z.minimum(minimum, `must be at least ${minimum}`), z.maximum(PRICE_MAXIMUM, most)));
}

const NamedProducts = z.pipe(
  commaSeparatedUpTo(NAMED_PRODUCTS_CHARACTERS),
  z.array(Id).check(
    z.maxLength(NAMED_PRODUCTS_MAXIMUM, `must name at most ${NAMED_PRODUCTS_MAXIMUM} products`),
    z.overwrite((named) => [...new Set(named)]),
  ),
);

/** Some of these codes, separated by commas: products with any of them. */
function anyOf<const Codes extends readonly string[]>(codes: Codes) {
  const list = z
    .array(z.enum(codes, `must be of ${codes.join(', ')}`))
    .check(z.maxLength(codes.length, 'must name each once'));
  return z.optional(z.pipe(commaSeparated, list));
}

/** What narrows a list beside its category. */
const narrowing = {
  /** Only products of this category. */
  category: z.optional(CategoryName),
  /**
   * Only products whose name contains this text; case-insensitive. A text with Bangla finds each of its words in the
   * name, the Bangla name or the Bangla names of the categories. Shoppers get more where these are fewer than four.
   */
  q: searchText,
  priceFrom: priceBound(0),
  /** Zero is rejected: it would be an empty field. */
  priceTo: priceBound(1),
  light: anyOf(SPEC_CHOICES.light),
  holder: anyOf(SPEC_CHOICES.holder),
  material: anyOf(SPEC_LISTS.material),
  /** Only the choices of one lamp, by the id of their family. */
  family: z.optional(FamilyId),
  /** Only products that can be bought now. */
  inStock: z.optional(z.literal('true', 'must be true')),
};

/**
 * One product for all choices of a lamp: of those that pass the filters of the list the first one, in its order, that is not
 * sold out.
 */
const collapsing = { collapse: z.optional(z.literal('family', 'must be family')) };

const productFilters = {
  ...narrowing,
  /** Only these products, by their ids; one that does not exist is left out. */
  ids: z.optional(NamedProducts),
  /** Only the products of this featured list, in its order. */
  featured: z.optional(z.enum(FEATURED_LISTS, 'must be best, top or popular')),
  /**
   * Newest first by default; a featured list keeps its own order. Upper case sorts before lower case; `nameBn` sorts by
   * the Bangla name, and by the English one where there is no other; `name.` and the code of a further language likewise.
   */
  sort: z.optional(z.enum(PRODUCT_SORTS, `must be one of ${PRODUCT_SORTS.join(', ')}`)),
  ...paging,
  ...freshness,
};

/** The fields of a product that `fields` names, without duplicates. */
const ProductFields = z.array(z.enum(ITEM_FIELDS, 'must name fields of a product')).check(
  z.maxLength(ITEM_FIELDS.length, 'must name each field once'),
  z.refine((names) => new Set(names).size === names.length, 'must name each field once'),
);

const ListedProduct = z.extend(z.partial(Item), { ...familyOnCard, ...listedProductAliases });
export type ListedProduct = z.infer<typeof ListedProduct>;
ListedProduct.register(openApiRegistry, { id: 'ListedProduct' });

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'anyone',
  summary: 'List products',
  description:
    'Newest first, with the `fields` named, by default all but `version`. With `q`, the products whose name contains that text come first, and `X-Total-Count` says how many there are on all pages. Where fewer than four names contain it, further products follow, the best match first: of its words in any order, in singular or plural, in another spelling of Bangla or in Latin letters, of other words for the same thing, and at last with one typing error in words of five letters or more. With `collapse=family` the choices of one lamp are one entry, also on later pages and in `X-Total-Count`: of those that pass the filters the first, in the order of the list, that is not sold out. It has `choices`, whatever `fields` names: how many the lamp has in the shop, and the lowest of their prices, be they in this list or not.',
  query: z.object({ ...productFilters, ...collapsing, fields: z.optional(z.pipe(commaSeparated, ProductFields)) }),
  reply: z.array(ListedProduct),
});

/** The choices of a filter, with how many products each would show. */
const Choices = z.array(z.object({ code: z.string(), count: z.int() }));

export const ProductFacets = z.object({
  /** How many products there are with all that the query asks for. */
  total: z.int(),
  /** How many of them could be bought now. */
  inStock: z.int(),
  light: Choices,
  holder: Choices,
  material: Choices,
});
export type ProductFacets = z.infer<typeof ProductFacets>;
ProductFacets.register(openApiRegistry, { id: 'ProductFacets' });

export const listProductFacets = endpoint({
  method: 'GET',
  path: '/products/facets',
  access: 'anyone',
  summary: 'Count what filters would show',
  description:
    'How many products a list has with this query, and how many each choice would show beside the other filters: first what most of the list has without filters. A choice that shows none is left out, unless the query names it. With `collapse=family` the choices of one lamp count as one, as that list shows them.',
  query: z.object({ ...narrowing, ...collapsing, ...freshness }),
  reply: ProductFacets,
});

export const listLeft = endpoint({
  method: 'GET',
  path: '/products/left',
  access: 'anyone',
  summary: 'Tell how many of some products are left',
  description:
    'Of these products, those of which few are left, where the settings of the shop allow to tell it: counted ones that run low, with at most `leftUpTo`. Nothing is said of any other, nor of one that is sold out.',
  query: z.object({ ids: NamedProducts }),
  reply: z.array(z.object({ _id: z.string(), left: z.int() })),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'anyone',
  summary: 'List the categories',
  reply: z.array(Category),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/item/:id',
  access: 'anyone',
  summary: 'Read one product',
  query: z.object(freshness),
  reply: Item,
});

const AdminListedProduct = z.partial(AdminItem);
export type AdminListedProduct = z.infer<typeof AdminListedProduct>;
AdminListedProduct.register(openApiRegistry, { id: 'AdminListedProduct' });

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/products/admin',
  access: 'products:read',
  summary: 'List products as admins see them',
  description:
    'Like `GET /products`, with the hidden ones; each with its `stock`, if it is counted, and with `hidden` and `soldOut`, whatever `fields` names.',
  query: z.object({
    ...productFilters,
    fields: z.optional(z.pipe(commaSeparated, ProductFields)),
    /** Only counted products with at most this quantity. */
    stockUpTo: z.optional(
      z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(0, 'must not be negative')),
    ),
    /** Only hidden products. */
    hidden: z.optional(z.literal('true', 'must be true')),
  }),
  reply: z.array(AdminListedProduct),
});

export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/products/admin/:id',
  access: 'products:read',
  summary: 'Read one product as admins see it',
  reply: AdminItem,
});

/** Both forms of a text may be sent, when they say the same. */
const textsAgree = (['nameBn', 'descBn'] as const).map((field) =>
  z.refine<SentTexts>(agreesWithTranslations(field), { path: [field], error: 'must be the same as in translations' }),
);

const picturesAgree = z.refine<Parameters<typeof isFirstPicture>[0]>(isFirstPicture, {
  path: ['img'],
  error: 'must be the first of pictures',
});

/** Shoppers see no hidden product, in no list and under no address. */
const hidden = z.optional(z.boolean('must be true or false'));

/** Duplicates are dropped; the first one counts. */
const ProductCategories = z.array(CategoryName).check(
  z.maxLength(CATEGORY_NAMES.length, `must hold at most ${CATEGORY_NAMES.length} categories`),
  z.overwrite((names) => [...new Set(names)]),
);

/** What adding and changing a product have in common. */
const sentProductFields = {
  ...productFields,
  ...translatedFields,
  thumbnail: OptionalPictureAddress,
  medium: OptionalPictureAddress,
  pictures: z.nullish(SentPictures),
  hidden,
  specs: z.nullish(SentSpecs),
  family: z.nullish(SentFamily),
  stock: z.nullish(StockQuantity),
};

export const addProduct = endpoint({
  method: 'POST',
  path: '/products',
  access: 'products:change',
  summary: 'Add a product',
  description:
    'With `stock` its quantity is counted, and no more are sold than there are. `pictures` are all of its pictures, `img` the first of them. A `family` whose id is that of a product without one makes both choices of one lamp.',
  body: z
    .object({
      ...sentProductFields,
      categories: ProductCategories.check(z.minLength(1, 'must hold at least one category')),
      img: PictureAddress,
    })
    .check(...textsAgree, picturesAgree),
  reply: Inserted,
});

export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/item/:id',
  access: 'products:change',
  summary: 'Change a product',
  description:
    'An empty `categories` or `img` keeps the old value, and so do texts left out, of `translations` or as `nameBn` and `descBn`; empty or null removes them. `thumbnail` and `medium` belong to `img`: a new `img` replaces or removes them. `pictures` are all, in their order, of which `img` is the first; where they are left out, a new `img` takes the place of the first, and empty or null removes all others. `hidden`, `stock`, `family` and each of the `specs` left out keep what was there, too; null removes a specification, or all of them, takes the product out of its family, and as `stock` ends the counting. A `family` whose id is that of a product without one makes both choices of one lamp. `stockSeen` keeps the sender from overwriting a count not seen yet, null standing for none; a sale in between is a conflict then.',
  headers: ['If-Match'],
  errorCodes: ['changed-meanwhile'],
  conflict: ItemConflict,
  body: z
    .object({
      ...sentProductFields,
      categories: z.nullish(ProductCategories),
      img: OptionalPictureAddress,
      stockSeen: z.nullish(StockQuantity),
    })
    .check(...textsAgree, picturesAgree),
  reply: Matched,
});

export const setStock = endpoint({
  method: 'PATCH',
  path: '/item/:id/stock',
  access: 'stock:change',
  summary: 'Set the quantity of a product in stock',
  description:
    'Null ends the counting. `stockSeen` keeps the sender from overwriting a count not seen yet, null standing for none; a sale in between is a conflict then.',
  errorCodes: ['changed-meanwhile'],
  conflict: ItemConflict,
  body: z.object({ stock: z.nullable(StockQuantity), stockSeen: z.nullish(StockQuantity) }),
  reply: Matched,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  access: 'products:change',
  summary: 'Delete a product',
  headers: ['If-Match'],
  errorCodes: ['changed-meanwhile'],
  conflict: ItemConflict,
  reply: Deleted,
});

function featuredEndpoints<const Path extends `/${string}`>(path: Path, list: FeaturedListName) {
  return {
    read: endpoint({
      method: 'GET',
      path,
      access: 'anyone',
      summary: `Read which products are featured as ${list}`,
      description: 'The list is the only element of the reply.',
      query: z.object(freshness),
      reply: z.array(FeaturedList),
    }),
    write: endpoint({
      method: 'POST',
      path,
      access: 'products:change',
      summary: `Set which products are featured as ${list}`,
      headers: ['If-Match'],
      errorCodes: ['unknown-products', 'changed-meanwhile'],
      conflict: FeaturedConflict,
      body: FeaturedIds,
      reply: Inserted,
    }),
  };
}

export const featuredLists = {
  best: featuredEndpoints('/bestProducts', 'best'),
  top: featuredEndpoints('/topProducts', 'top'),
  popular: featuredEndpoints('/popularProducts', 'popular'),
} satisfies Record<FeaturedListName, unknown>;
