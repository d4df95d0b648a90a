import type { ListedProduct, ShownProduct } from '../contract/product-lists.ts';
import type { Product } from '../contract/products.ts';
import { translatedNamesOf } from '../contract/translations.ts';
import { CARD_LABELS, type CardLabel } from '../domain/card-labels.ts';
import { TRANSLATED_LANGUAGES } from '../domain/languages.ts';
import { CARD_LABEL, nameField, SECOND_PICTURE } from '../domain/listed-fields.ts';
import type { PrivateField } from '../domain/private-fields.ts';
import {
  type InternalField,
  LATER_PICTURES,
  STAFF_FIELDS,
  type StaffField,
  type StaffListedField,
  VERSIONED_FIELDS,
} from '../domain/product-fields.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { versionOf } from '../platform/http/version-of.ts';

type Kept = Product & Pick<ProductDocument, 'hidden' | InternalField | PrivateField>;
type VersionedItem = Kept & { version: string };

/** The item with the version of what the staff write of it. */
export function versioned(product: Kept): VersionedItem {
  const content = JSON.stringify(fieldsOf(product, VERSIONED_FIELDS), comparable);
  return { ...(fieldsOf(product, STAFF_FIELDS) as Kept), version: versionOf(content) }; // a cast: all that it has
}

/** Those of these fields that a product has. */
function fieldsOf(product: Partial<Record<StaffField, unknown>>, names: readonly StaffField[]): object {
  return Object.fromEntries(names.flatMap((name) => (product[name] === undefined ? [] : [[name, product[name]]])));
}

/** Without what is made later, also of each of the pictures; a database has an order of its own. */
function comparable(name: string, value: unknown): unknown {
  if (LATER_PICTURES.some((field) => field === name)) return undefined;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort()) : value;
}

/** The version of a featured list with these products, in their order. */
export function listVersion(ids: string[]): string {
  return versionOf(JSON.stringify(ids));
}

/**
 * These fields of a product, by default all but its version; and what it says of a whole family. `label` is what the shop
 * puts on cards.
 */
export function onlyFields(
  fields: readonly StaffListedField[] | undefined,
  product: ShownProduct,
  label: CardLabel = 'brand',
): ListedProduct {
  if (!fields) return product;
  const asked = new Set<string>(fields);
  const item = asked.has('version') ? versioned(product) : product;
  const languages = TRANSLATED_LANGUAGES.filter((language) => asked.has(nameField(language)));
  return {
    ...translatedNamesOf(product.translations, languages),
    ...Object.fromEntries(Object.entries(item).filter(([field]) => asked.has(field))),
    ...(asked.has(SECOND_PICTURE) && secondPictureOf(product)),
    ...(asked.has(CARD_LABEL) && cardLabelOf(product, label)),
    ...(product.choices && { choices: product.choices }),
  };
}

function secondPictureOf({ pictures: [, second] = [] }: ShownProduct): Pick<ListedProduct, 'secondPicture'> {
  if (!second) return {};
  const { alt, share, ...files } = second;
  return { secondPicture: files };
}

/** Nothing where the lamp has none of them. */
function cardLabelOf({ specs = {} }: ShownProduct, label: CardLabel): Pick<ListedProduct, 'cardLabel'> {
  const shown = CARD_LABELS[label];
  const values = shown?.specs.flatMap((name) => specs[name] ?? []) ?? [];
  return shown && values.length > 0 ? { cardLabel: { unit: shown.unit, values } } : {};
}
