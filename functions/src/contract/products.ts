import * as z from 'zod/mini';
import { CATEGORY_LABEL_MAXIMUM } from '../domain/categories.ts';
import type { PrivateField } from '../domain/private-fields.ts';
import {
  INTERNAL_FIELDS,
  OPTIONAL_FIELDS,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_FIELDS,
  SHOWN_OPTIONAL_FIELDS,
  type StaffField,
} from '../domain/product-fields.ts';
import { endpoint, Problem } from './endpoint.ts';
import { Family } from './families.ts';
import { localizedText, StoredPictureAddress, schemasOf } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness } from './paging.ts';
import { Picture, smallPictures } from './pictures.ts';
import { Specs } from './specs.ts';
import { Translations } from './translations.ts';

const NO_CATEGORY = "must be one of the shop's categories";

/** Whether the shop has it is checked where it is written or asked for: the categories are settings. */
export const CategoryName = z
  .string(NO_CATEGORY)
  .check(z.minLength(1, NO_CATEGORY), z.maxLength(CATEGORY_LABEL_MAXIMUM, NO_CATEGORY))
  .register(openApiRegistry, { examples: ['Table Lamp'] });

export const Category = z.object({
  /** As products have it among their `categories`; it stays when the label changes. */
  name: CategoryName,
  /** As pages show it; its address is made of the English one. */
  label: localizedText(CATEGORY_LABEL_MAXIMUM),
  img: StoredPictureAddress,
  /** The same picture, 400 pixels wide. */
  thumbnail: z.optional(StoredPictureAddress),
});
export type Category = z.infer<typeof Category>;
Category.register(openApiRegistry, { id: 'Category' });

/** What every product has, as the table allows it. */
export const productFields = schemasOf(REQUIRED_FIELDS, PRODUCT_FIELDS);
productFields.name.register(openApiRegistry, { examples: ['Chandni Moon Lamp'] });

/** What a product may have. */
export const optionalFields = schemasOf(OPTIONAL_FIELDS, PRODUCT_FIELDS);

const { stock, shelf, cost } = optionalFields;

/** Where a product lies in the shop. */
export const Shelf = shelf;

/** How many of one product are in stock. */
export const StockQuantity = stock;

/** What the shop pays for one of a product, in taka. */
export const Cost = cost;

/** What no shopper sees of a product. */
export const internalFields = z.partial(z.object(schemasOf(INTERNAL_FIELDS, PRODUCT_FIELDS))).shape;

/** What a product's own document alone has, and not all of the staff see. */
export const privateFields = { cost: z.optional(Cost) } satisfies Record<PrivateField, z.ZodMiniType>;

export const Product = z.object({
  _id: z.string(),
  ...productFields,
  ...z.partial(z.object(schemasOf(SHOWN_OPTIONAL_FIELDS, PRODUCT_FIELDS))).shape,
  /** Pages in another language show these, and fall back to `name` and `desc`. */
  translations: z.optional(Translations),
  /** The main category first; related products share it. */
  categories: z.array(CategoryName),
  img: StoredPictureAddress,
  ...smallPictures,
  /** All pictures, where there are several, or one with a text; the first is `img`. */
  pictures: z.optional(z.array(Picture)),
  /** Present while the quantity of a counted product is 0. How many there are is only the shop's to know. */
  soldOut: z.optional(z.literal(true)),
  /** Of the reviews that are shown: the average of their stars, and how many there are. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
  /** Size, light, holder and the like, as far as they are known. */
  specs: z.optional(Specs),
  /** The same for all choices of one product; each has its own address, price and stock. */
  family: z.optional(Family),
} satisfies Record<ProductField, z.ZodMiniType>);
export type Product = z.infer<typeof Product>;

/**
 * Changes with each change of the item or the list. Sent back as `If-Match`, it keeps the sender from overwriting a
 * change not seen yet; a call without `If-Match` overwrites.
 */
export const version = { version: z.string() };

/** A product with its version, as a form of the dashboard loads it. */
export const Item = z.extend(Product, version);
export type Item = z.infer<typeof Item>;
Item.register(openApiRegistry, { id: 'Item' });

/** What only the staff see of a product. */
const staffFields = {
  /** The quantity in stock; absent for a product that is not counted. */
  stock: z.optional(StockQuantity),
  /** Present while shoppers do not see the product. */
  hidden: z.optional(z.literal(true)),
  ...internalFields,
  /** Only for callers who may read the revenue. */
  ...privateFields,
} satisfies Record<Exclude<StaffField, ProductField>, z.ZodMiniType>;

/** A product as the staff see it. */
export const StaffItem = z.extend(Item, staffFields);
export type StaffItem = z.infer<typeof StaffItem>;
StaffItem.register(openApiRegistry, { id: 'StaffItem' });

/** The 409 of a call with `If-Match` or `stockSeen`: the item as somebody else has changed it. */
export const ItemConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), item: StaffItem });
export type ItemConflict = z.infer<typeof ItemConflict>;
ItemConflict.register(openApiRegistry, { id: 'ItemConflict' });

/** The same where an item is saved as a whole; with `article-taken`, the other item that has its article number. */
export const SavedItemConflict = z.extend(ItemConflict, { code: z.enum(['changed-meanwhile', 'article-taken']) });
export type SavedItemConflict = z.infer<typeof SavedItemConflict>;
SavedItemConflict.register(openApiRegistry, { id: 'SavedItemConflict' });

/** The fields of a product that search shows, and that a cart or an order keeps. */
export const ProductName = z.pick(Product, {
  _id: true,
  name: true,
  translations: true,
  img: true,
  thumbnail: true,
  price: true,
});
export type ProductName = z.infer<typeof ProductName>;

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

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/products/admin/:id',
  access: 'products:read',
  summary: 'Read one product as the staff see it',
  reply: StaffItem,
});
