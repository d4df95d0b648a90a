import * as z from 'zod/mini';
import {
  BULK_MAXIMUM,
  BULK_OUTCOMES,
  PERCENT_DECIMALS,
  PERCENT_MAXIMUM,
  PERCENT_MINIMUM,
} from '../domain/bulk-products.ts';
import { CATEGORIES_MAXIMUM } from '../domain/categories.ts';
import { TRANSLATED_LANGUAGES } from '../domain/languages.ts';
import { type FieldKind, PRODUCT_FIELDS, SENT_FIELDS, type SentField } from '../domain/product-fields.ts';
import { Deleted, endpoint, Inserted, Matched } from './endpoint.ts';
import { SentFamily } from './families.ts';
import { Id, nullish, OptionalPictureAddress, PictureAddress, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { isFirstPicture, SentPictures, sentSmallPictures } from './pictures.ts';
import {
  CategoryName,
  Cost,
  ItemConflict,
  optionalFields,
  productFields,
  SavedItemConflict,
  StockQuantity,
} from './products.ts';
import { SentSpecs } from './specs.ts';
import { sentTranslations } from './translations.ts';

const picturesAgree = z.refine<Parameters<typeof isFirstPicture>[0]>(isFirstPicture, {
  path: ['img'],
  error: 'must be the first of pictures',
});

/** Shoppers see no hidden product, in no list and under no address. */
const hidden = z.boolean('must be true or false');

/** Duplicates are dropped; the first one counts. */
const ProductCategories = z.array(CategoryName).check(
  z.maxLength(CATEGORIES_MAXIMUM, `must hold at most ${CATEGORIES_MAXIMUM} categories`),
  z.overwrite((names) => [...new Set(names)]),
);

/** What adding and changing a product have in common: an empty list and an empty picture are allowed in a change alone. */
const sentProductFields = {
  ...productFields,
  translations: sentTranslations(TRANSLATED_LANGUAGES),
  ...sentSmallPictures,
  pictures: z.nullish(SentPictures),
  hidden: z.nullish(hidden),
  specs: z.nullish(SentSpecs),
  family: z.nullish(SentFamily),
  ...nullish(optionalFields),
} satisfies Record<Exclude<SentField, 'categories' | 'img'>, z.ZodMiniType>;

const and = new Intl.ListFormat('en');
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** As in a description. */
function fieldsWith(empty: 'kept' | 'removes', isOfKind: (kind: FieldKind) => boolean): string[] {
  const named = SENT_FIELDS.filter(
    (field) => PRODUCT_FIELDS[field].empty === empty && isOfKind(PRODUCT_FIELDS[field].kind),
  );
  return named.map((field) => `\`${field}\``);
}

/** Of these kinds an empty value removes a part, or what belongs to them. */
const IN_PARTS: readonly FieldKind[] = ['translations', 'pictures', 'smallPicture'];
const KEPT = fieldsWith('kept', () => true);
const REMOVED = fieldsWith('removes', (kind) => !IN_PARTS.includes(kind));
const SMALLER = fieldsWith('removes', (kind) => kind === 'smallPicture');

export const addProduct = endpoint({
  method: 'POST',
  path: '/products',
  access: 'products:change',
  summary: 'Add a product',
  description:
    'With `stock` its quantity is counted, and no more are sold than there are. `pictures` are all of its pictures, `img` the first of them. A `family` whose id is that of a product without one makes both choices of one product. A repeated call with the same `Idempotency-Key` gets the first answer, and adds no second product; with another product it is a conflict, whose `item` is the first one. So is an `article` of another product, which is the `item` then. `cost` is for callers who may read the revenue.',
  headers: ['Idempotency-Key'],
  errorCodes: ['changed-meanwhile', 'article-taken'],
  conflict: SavedItemConflict,
  body: z
    .object({
      ...sentProductFields,
      categories: ProductCategories.check(z.minLength(1, 'must hold at least one category')),
      img: PictureAddress,
    })
    .check(picturesAgree),
  reply: Inserted,
});

export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/item/:id',
  access: 'products:change',
  summary: 'Change a product',
  description: `A field left out keeps what was there, and so does an empty ${or.format(KEPT)}. Null removes ${and.format(REMOVED)}, or one of the \`specs\`: without \`hidden\` the product is shown, without \`stock\` it is not counted. Of the \`translations\`, an empty text or null removes it. ${and.format(SMALLER)} belong to \`img\`: a new \`img\` replaces or removes them. \`pictures\` are all, in their order, of which \`img\` is the first; where they are left out, a new \`img\` takes the place of the first, and empty or null removes all others. A \`family\` whose id is that of a product without one makes both choices of one product. \`stockSeen\` keeps the sender from overwriting a count not seen yet, null standing for none; a sale in between is a conflict then, and so is an \`article\` of another product, whose \`item\` has it. \`cost\` is for callers who may read the revenue, with \`costSeen\` likewise; all others leave it as it is.`,
  headers: ['If-Match'],
  errorCodes: ['changed-meanwhile', 'article-taken'],
  conflict: SavedItemConflict,
  body: z
    .object({
      ...sentProductFields,
      categories: z.nullish(ProductCategories),
      img: OptionalPictureAddress,
      stockSeen: z.nullish(StockQuantity),
      costSeen: z.nullish(Cost),
    })
    .check(picturesAgree),
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

/** What a call does to each of its products. */
const bulkChange = {
  hidden: z.optional(hidden),
  /** Prices are rounded to whole taka, half a taka up. */
  pricePercent: z.optional(
    z
      .number('must be a number')
      .check(
        z.minimum(PERCENT_MINIMUM, `must be at least ${PERCENT_MINIMUM}`),
        z.maximum(PERCENT_MAXIMUM, `must be at most ${PERCENT_MAXIMUM}`),
        z.refine((percent) => percent !== 0, 'must not be 0'),
        z.refine((percent) => Number(percent.toFixed(PERCENT_DECIMALS)) === percent, 'must have at most one decimal'),
      )
      .register(openApiRegistry, { examples: [-10] }),
  ),
  /** In place of those that the product has. */
  categories: z.optional(ProductCategories.check(z.minLength(1, 'must hold at least one category'))),
  /** In taka, in place of what each has cost so far. */
  cost: z.optional(Cost),
  deleted: z.optional(z.literal(true, 'must be true')),
};
const BULK_CHANGES = Object.keys(bulkChange);

export const changeProducts = endpoint({
  method: 'PATCH',
  path: '/products',
  access: 'products:change',
  summary: 'Change or delete several products',
  description:
    'With exactly one of `hidden`, `pricePercent`, `categories`, `cost` and `deleted`. The products are written together or not at all, but for those that are `gone`, `stale`, `outOfRange` or `unchanged`, which are left out. A product that no longer is of the version in `versions` is `stale`; without a version it is overwritten. A repeated call with the same `Idempotency-Key` changes no product twice, and answers `changed` or `deleted` for it again: send one with `pricePercent`, so that prices do not rise twice where an answer is lost. `cost` is for callers who may read the revenue; it makes no other version of a product, and takes the place of a cost that somebody else has set meanwhile.',
  headers: ['Idempotency-Key'],
  body: z
    .object({
      ids: z.array(Id).check(
        z.minLength(1, 'must name at least one product'),
        z.maxLength(BULK_MAXIMUM, `must name at most ${BULK_MAXIMUM} products`),
        z.refine((ids) => new Set(ids).size === ids.length, 'must not name a product twice'),
      ),
      /** By id, as the caller has seen them. */
      versions: z.optional(z.record(z.string(), text(1, 100))),
      ...bulkChange,
    })
    .check(
      z.refine(
        (body) => BULK_CHANGES.filter((name) => body[name as keyof typeof body] !== undefined).length === 1,
        `must hold exactly one of ${BULK_CHANGES.join(', ')}`,
      ),
    ),
  /** In the order in which they were named. */
  reply: z.object({ products: z.array(z.object({ _id: z.string(), outcome: z.enum(BULK_OUTCOMES) })) }),
});
