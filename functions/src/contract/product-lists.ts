import * as z from 'zod/mini';
import { LABEL_UNITS } from '../domain/card-labels.ts';
import { NAMED_PRODUCTS_CHARACTERS, NAMED_PRODUCTS_MAXIMUM, PRICE_MAXIMUM } from '../domain/limits.ts';
import type { SUMMARY_FIELDS } from '../domain/listed-fields.ts';
import { LISTED_FIELDS, STAFF_LISTED_FIELDS } from '../domain/product-fields.ts';
import { CODE_FILTERS, type CodeFilter, eachFilter } from '../domain/product-filters.ts';
import { FEATURED_LISTS, PRODUCT_SORTS } from '../domain/products.ts';
import { endpoint, type Schema } from './endpoint.ts';
import { FamilyId } from './families.ts';
import { commaSeparated, commaSeparatedUpTo, Id } from './fields.ts';
import { listedProductAliases } from './older-clients.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness, optionalPaging, paging, searchText, wholeWithoutParameters } from './paging.ts';
import { Picture } from './pictures.ts';
import { CategoryName, Item, type Product, StaffItem } from './products.ts';

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

const codeFilters = {
  room: anyOf(CODE_FILTERS.room),
  light: anyOf(CODE_FILTERS.light),
  holder: anyOf(CODE_FILTERS.holder),
  material: anyOf(CODE_FILTERS.material),
} satisfies Record<CodeFilter, Schema>;

/** What narrows a list beside its category. */
const narrowing = {
  /** Only products of this category. */
  category: z.optional(CategoryName),
  /**
   * Only products whose name contains this text, or whose article number it is; case-insensitive. A text with Bangla finds each of its words in the
   * name, the Bangla name or the Bangla names of the categories. Shoppers get more where these are fewer than four.
   */
  q: searchText,
  priceFrom: priceBound(0),
  /** Zero is rejected: it would be an empty field. */
  priceTo: priceBound(1),
  ...codeFilters,
  /** Only the choices of one product, by the id of their family. */
  family: z.optional(FamilyId),
  /** Only products that can be bought now. */
  inStock: z.optional(z.literal('true', 'must be true')),
};

/**
 * One entry for all choices of a product: the first in the order of the list that passes its filters and is not sold
 * out.
 */
const collapsing = { collapse: z.optional(z.literal('family', 'must be family')) };

const productFilters = {
  ...narrowing,
  /** Only these products, by their ids; one that does not exist is left out. */
  ids: z.optional(NamedProducts),
  /** Only the products of this featured list, in its order. */
  featured: z.optional(z.enum(FEATURED_LISTS, 'must be best, top or popular')),
  /**
   * Newest first by default; a featured list keeps its own order. Upper case sorts before lower case; `name.` and the code
   * of a language sorts by the name in it, and by the English one where there is no other. Products without a rating are
   * the last ones of `-rating`.
   */
  sort: z.optional(z.enum(PRODUCT_SORTS, `must be one of ${PRODUCT_SORTS.join(', ')}`)),
  ...optionalPaging,
  ...freshness,
};

/**
 * The fields of a product that `fields` names, without duplicates; the name in one language is answered within
 * `translations`.
 */
const ProductFields = someOf(LISTED_FIELDS);
const StaffProductFields = someOf(STAFF_LISTED_FIELDS);

function someOf<const Name extends string>(fields: readonly Name[]) {
  return z.array(z.enum(fields, 'must name fields of a product')).check(
    z.maxLength(fields.length, 'must name each field once'),
    z.refine((names) => new Set(names).size === names.length, 'must name each field once'),
  );
}

/** The second of the pictures, where `fields` names it. */
const secondPicture = z.optional(z.pick(Picture, { img: true, thumbnail: true, medium: true }));

const onCard = {
  /** Of the card of a product with several choices: how many there are, and the lowest of their prices. */
  choices: z.optional(z.object({ count: z.int(), priceFrom: z.number() })),
  secondPicture,
  /** Where `fields` names it and the shop's settings ask for it: what is known of the lamp in place of the brand. */
  cardLabel: z.optional(z.object({ unit: z.enum(LABEL_UNITS), values: z.array(z.union([z.number(), z.string()])) })),
};

const WholeListedProduct = z.extend(z.omit(Item, { version: true }), { ...onCard, ...listedProductAliases });
WholeListedProduct.register(openApiRegistry, { id: 'WholeListedProduct' });

const ListedProduct = z.extend(z.partial(Item), { ...onCard, ...listedProductAliases });
export type ListedProduct = z.infer<typeof ListedProduct>;
ListedProduct.register(openApiRegistry, { id: 'ListedProduct' });

/** A product of a list, which may stand for all choices of its lamp. */
export type ShownProduct = Product & Pick<ListedProduct, keyof typeof onCard>;

/** The fields of a product that a card shows. */
export type ProductSummary = Pick<ShownProduct, (typeof SUMMARY_FIELDS)[number] | 'translations' | 'choices'>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'anyone',
  summary: 'List products',
  description:
    'Newest first, with the `fields` named, by default all but `version`. With `q`, the product with that article number and those whose name contains that text come first, and `X-Total-Count` says how many there are on all pages. Where fewer than four names contain it, further products follow, the best match first: of its words in any order, in singular or plural, in another spelling of Bangla or in Latin letters, of other words for the same thing, and at last with one typing error in words of five letters or more. With `collapse=family` the choices of one product are one entry, also on later pages and in `X-Total-Count`: of those that pass the filters the first, in the order of the list, that is not sold out. It has `choices`, whatever `fields` names: how many it has in the shop, and the lowest of their prices, be they in this list or not.',
  query: wholeWithoutParameters({
    ...productFilters,
    ...collapsing,
    fields: z.optional(z.pipe(commaSeparated, ProductFields)),
  }),
  reply: z.array(ListedProduct),
  wholeReply: z.array(WholeListedProduct),
});

/** The choices of a filter, with how many products each would show. */
const Choices = z.array(z.object({ code: z.string(), count: z.int() }));

const choicesOfFilters = eachFilter(() => Choices);

export const ProductFacets = z.object({
  /** How many products there are with all that the query asks for. */
  total: z.int(),
  /** How many of them could be bought now. */
  inStock: z.int(),
  /** Where a search finds nothing: the category of what is nearest to it, if anything is. */
  nearest: z.optional(CategoryName),
  ...choicesOfFilters,
});
export type ProductFacets = z.infer<typeof ProductFacets>;
ProductFacets.register(openApiRegistry, { id: 'ProductFacets' });

export const listProductFacets = endpoint({
  method: 'GET',
  path: '/products/facets',
  access: 'anyone',
  summary: 'Count what filters would show',
  description:
    'How many products a list has with this query, and how many each choice would show beside the other filters: first what most of the list has without filters. A choice that shows none is left out, unless the query names it. With `collapse=family` the choices of one product count as one, as that list shows them.',
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

export const listWithoutSharePicture = endpoint({
  method: 'GET',
  path: '/products/without-share-picture',
  access: 'products:change',
  summary: 'List the products without a picture for link previews',
  description: 'The ids of those without `share`, hidden ones too: the browsers of the staff make it from their `img`.',
  reply: z.array(z.string()),
});

const WholeStaffListedProduct = z.omit(StaffItem, { version: true });
WholeStaffListedProduct.register(openApiRegistry, { id: 'WholeStaffListedProduct' });

const StaffListedProduct = z.extend(z.partial(StaffItem), { secondPicture });
export type StaffListedProduct = z.infer<typeof StaffListedProduct>;
StaffListedProduct.register(openApiRegistry, { id: 'StaffListedProduct' });

export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/products/admin',
  access: 'products:read',
  summary: 'List products as the staff see them',
  description:
    'Like `GET /products`, with the hidden ones; each with its `stock`, if it is counted, and with `hidden` and `soldOut`, whatever `fields` names. The `cost` is answered to callers who may read the revenue; where the query asks for it, with one read more for each product.',
  query: z.object({
    ...productFilters,
    ...paging,
    fields: z.optional(z.pipe(commaSeparated, StaffProductFields)),
    /** Only counted products with at most this quantity. */
    stockUpTo: z.optional(
      z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(0, 'must not be negative')),
    ),
    /** Only hidden products. */
    hidden: z.optional(z.literal('true', 'must be true')),
  }),
  reply: z.array(StaffListedProduct),
  wholeReply: z.array(WholeStaffListedProduct),
});
