import type { Transaction } from 'firebase-admin/firestore';
import type { Family } from '../contract/families.ts';
import type { Picture } from '../contract/pictures.ts';
import type { Specs } from '../contract/specs.ts';
import type { Translations } from '../contract/translations.ts';
import { type FieldKind, PRODUCT_FIELDS, type StaffField, VERSIONED_FIELDS } from '../domain/product-fields.ts';
import { SPEC_NAMES } from '../domain/specs.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { fieldsAfter, type NewProduct, type SentProduct, storedFields } from './fields-after.ts';
import { type Count, type Counting, withCount } from './product-stock.ts';

type Changed = NonNullable<ReturnType<typeof productChanges>>;

/** A product as it is stored, with its id. */
export type KeptProduct = Omit<Stored<ProductDocument>, 'createdAt' | 'changedAt'>;

/** The effects of a change, except on the count; undefined when no field differs. */
export function productChanges(product: KeptProduct, sent: SentProduct) {
  return changedFields<Partial<ProductDocument>>(product, fieldsAfter(product, sent));
}

/** The document of a product that is added at `createdAt`, in milliseconds since 1970. */
export function newProduct(sent: NewProduct, count: Count, createdAt: number): ProductDocument {
  return withCount({ ...storedFields(sent), createdAt }, count);
}

/** The whole document, so that smaller pictures can be removed. */
export function changedProduct(product: Stored<ProductDocument>, changed: Changed | undefined): ProductDocument {
  const { _id, ...document } = { ...product, ...changed?.after, ...(isPublic(changed) && { changedAt: Date.now() }) };
  return document;
}

/** Whether the catalogue's copy changes, too: it has nothing that is private. */
export function isPublic(changed: Changed | undefined): boolean {
  return changed !== undefined && VERSIONED_FIELDS.some((field) => field in changed.after);
}

export function recordProductChange(
  transaction: Transaction,
  by: Actor,
  { _id, name }: KeptProduct,
  changed: Changed | undefined,
  counting: Counting | undefined,
  lineId?: string,
) {
  const change = {
    subject: 'product',
    action: 'update',
    target: _id,
    label: name,
    ...sidesOf(changed, counting),
  } as const;
  recordChange(transaction, by, change, Date.now(), lineId);
}

/** A change as the audit and the check of an imported file show it, before and after. */
export function sidesOf(changed: Changed | undefined, counting: Counting | undefined) {
  const texts = changed && changedTexts(shownFields(changed.before), shownFields(changed.after));
  return {
    before: { ...texts?.before, ...counting?.before },
    after: { ...texts?.after, ...counting?.after },
  };
}

/** The fields of a product, or some of them, as the audit shows them. */
export function shownFields(product: Partial<ProductDocument>): Record<string, unknown> {
  return Object.assign({}, ...Object.entries(product).map(([field, value]) => shownField(field, value)));
}

function shownField(field: string, value: unknown): Record<string, unknown> {
  const kind = field in PRODUCT_FIELDS ? PRODUCT_FIELDS[field as StaffField].kind : undefined;
  return (kind && SHOWN[kind]?.(value)) ?? { [field]: value };
}

/** Also those that only one side has: a text that was removed, or is new. */
function changedTexts(before: Record<string, unknown>, after: Record<string, unknown>) {
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  return changedFields(before, { ...gone, ...after });
}

/**
 * Of kinds that are not shown as they are. Each translated text, such as `name.bn`, and each specification is a field of
 * its own; a picture is its address with its texts, and a family its id with the name of the choice.
 */
const SHOWN = {
  translations: shownTranslations,
  specs: (specs?: Specs) => Object.fromEntries(SPEC_NAMES.map((name) => [name, specs?.[name]])),
  pictures: (pictures?: Picture[]) => ({ pictures: pictures?.map(shownPicture) }),
  family: (family?: Family) => ({ family: family && shownFamily(family) }),
} as Partial<Record<FieldKind, (value: unknown) => Record<string, unknown>>>; // a cast: each gets the values of its kind

function shownTranslations(translations: Translations = {}): Record<string, unknown> {
  const texts = Object.entries(translations).flatMap(([language, { name, desc }]) => [
    [`name.${language}`, name],
    [`desc.${language}`, desc],
  ]);
  return Object.fromEntries(texts);
}

function shownFamily({ id, option = {} }: Family): string {
  return [id, ...Object.values(option)].join(' · ');
}

function shownPicture({ img, alt = {} }: Picture): string {
  return [img, ...Object.values(alt)].join(' · ');
}
