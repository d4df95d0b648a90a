import type { Parsed } from '../contract/endpoint.ts';
import { familyAfter } from '../contract/families.ts';
import { picturesAfter } from '../contract/pictures.ts';
import type { addProduct, updateProduct } from '../contract/product-changes.ts';
import { specsAfter } from '../contract/specs.ts';
import { translationsAfter } from '../contract/translations.ts';
import { WRITTEN_FIELDS, type WrittenField } from '../domain/private-fields.ts';
import { type FieldKind, PRODUCT_FIELDS } from '../domain/product-fields.ts';
import type { ProductDocument } from '../platform/database/collections.ts';

/** What a call sends of a product. A field left out stays as it is. */
export type SentProduct = Partial<Parsed<typeof updateProduct>['body']>;

/** All that a new product is to have, but for its stock. */
export type NewProduct = Omit<Parsed<typeof addProduct>['body'], 'stock'>;

type StoredFields = Pick<ProductDocument, WrittenField>;

/** The fields that the staff write, as they are after a call that has sent these; undefined for what it removes. */
export function fieldsAfter(before: Partial<StoredFields>, sent: SentProduct): Partial<StoredFields> {
  const named = WRITTEN_FIELDS.filter((field) => sent[field] !== undefined);
  return {
    ...Object.fromEntries(named.map((field) => [field, valueAfter(field, before[field], sent[field])])),
    translations: translationsAfter(before.translations, sent),
    ...picturesAfter({ ...before, img: before.img ?? '' }, sent),
  };
}

/** The fields of a new product as they are stored. */
export function storedFields(sent: NewProduct): StoredFields {
  const after = Object.entries(fieldsAfter({}, sent)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(after) as StoredFields; // a cast: what products cannot lack is required of a new one
}

/** Of kinds that are not replaced as a whole. */
const MERGED = { specs: specsAfter, family: familyAfter } as Partial<
  Record<FieldKind, (before: unknown, sent: unknown) => unknown>
>; // a cast: each gets the values of its kind

function valueAfter(field: WrittenField, before: unknown, sent: unknown): unknown {
  const { kind, empty } = PRODUCT_FIELDS[field];
  const merge = MERGED[kind];
  if (merge) return merge(before, sent);
  if (!isEmpty(sent)) return sent;
  return empty === 'kept' ? before : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
