import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed } from '../contract/endpoint.ts';
import { type Family, familyAfter } from '../contract/families.ts';
import { type Picture, picturesAfter } from '../contract/pictures.ts';
import type { addProduct, updateProduct } from '../contract/product-changes.ts';
import { specsAfter } from '../contract/specs.ts';
import { translationsAfter } from '../contract/translations.ts';
import { inDeprecatedForm } from '../domain/deprecated-texts.ts';
import { SPEC_NAMES } from '../domain/specs.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { type Count, type Counting, withCount } from './product-stock.ts';
import { storedFields } from './stored-fields.ts';

/** A field left out stays as it is. */
export type ProductChange = Partial<Parsed<typeof updateProduct>['body']>;

type Changed = NonNullable<ReturnType<typeof productChanges>>;

/** A product as it is stored, with its id. */
export type KeptProduct = Omit<Stored<ProductDocument>, 'createdAt'>;

/**
 * The effects of a change, except on the count; undefined when no field differs. Empty categories and an empty picture
 * keep the old values.
 */
export function productChanges(product: KeptProduct, wanted: ProductChange) {
  const {
    categories,
    img,
    thumbnail,
    medium,
    pictures,
    hidden,
    specs,
    family,
    stock,
    stockSeen,
    nameBn,
    descBn,
    translations,
    ...fields
  } = wanted;
  return changedFields<Partial<ProductDocument>>(product, {
    ...fields,
    translations: translationsAfter(product.translations, wanted),
    ...(hidden !== undefined && { hidden: hidden || undefined }),
    ...(specs !== undefined && { specs: specsAfter(product.specs, specs) }),
    ...(family !== undefined && { family: familyAfter(product.family, family) }),
    ...(categories?.length && { categories }),
    ...picturesAfter(product, { img, thumbnail, medium, pictures }),
  });
}

/** The document of a product that is added at `createdAt`, in milliseconds since 1970. */
export function newProduct(
  { hidden, ...fields }: Omit<Parsed<typeof addProduct>['body'], 'stock'>,
  count: Count,
  createdAt: number,
): ProductDocument {
  return withCount({ ...storedFields(fields), ...(hidden && { hidden }), createdAt }, count);
}

/** The whole document, so that smaller pictures can be removed. */
export function changedProduct(product: Stored<ProductDocument>, changed: Changed | undefined): ProductDocument {
  const { _id, ...document } = { ...product, ...changed?.after };
  return document;
}

export function recordProductChange(
  transaction: Transaction,
  by: Actor,
  { _id, name }: KeptProduct,
  changed: Changed | undefined,
  counting: Counting | undefined,
) {
  const { before, after } = sidesOf(changed, counting);
  recordChange(transaction, by, { subject: 'product', action: 'update', target: _id, label: name, before, after });
}

/** A change as the audit and the check of an imported file show it, before and after. */
export function sidesOf(changed: Changed | undefined, counting: Counting | undefined) {
  const texts = changed && changedFields(shownFields(changed.before), shownFields(changed.after));
  return {
    before: { ...texts?.before, ...counting?.before },
    after: { ...texts?.after, ...counting?.after },
  };
}

/**
 * The texts have the deprecated names, where there are some: the dashboard has labels for those. Each specification is
 * a field of its own; a picture is its address with its texts, and a family its id with the name of the choice.
 */
export function shownFields<
  Fields extends Pick<Partial<ProductDocument>, 'translations' | 'specs' | 'pictures' | 'family'>,
>(product: Fields) {
  const { translations, specs, pictures, family, ...fields } = product;
  const ofSpecs = SPEC_NAMES.map((name) => [name, specs?.[name]]);
  return {
    ...fields,
    ...inDeprecatedForm(translations),
    ...Object.fromEntries(ofSpecs),
    ...('pictures' in product && { pictures: pictures?.map(shownPicture) }),
    ...('family' in product && { family: family && shownFamily(family) }),
  };
}

function shownFamily({ id, option = {} }: Family): string {
  return [id, ...Object.values(option)].join(' · ');
}

function shownPicture({ img, alt = {} }: Picture): string {
  return [img, ...Object.values(alt)].join(' · ');
}
