import type { Family } from '../contract/families.ts';
import type { Picture } from '../contract/pictures.ts';
import type { AnsweredField, ListedProduct, ShownProduct } from '../contract/product-lists.ts';
import type { Item, StoredProduct } from '../contract/products.ts';
import { translatedNamesOf } from '../contract/translations.ts';
import { inDeprecatedForm, withDeprecatedTexts } from '../domain/deprecated-texts.ts';
import { TRANSLATED_LANGUAGES } from '../domain/languages.ts';
import { nameField } from '../domain/product-fields.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { versionOf } from '../platform/http/version-of.ts';

type Kept = StoredProduct & Pick<ProductDocument, 'hidden'>;

/**
 * The item with the version of all that admins write of it. That it is sold out and its rating are not among that: buyers
 * change them.
 */
export function versioned({ _id, name, desc, price, categories, img, ...others }: Kept) {
  const { thumbnail, medium, pictures, translations, soldOut, rating, specs, family, hidden } = others;
  const { nameBn, descBn, translations: further } = inDeprecatedForm(translations);
  const optional = {
    ...(translations && { translations }),
    ...(thumbnail && { thumbnail }),
    ...(medium && { medium }),
    ...(pictures && { pictures }),
    ...(soldOut && { soldOut }),
    ...(rating && { rating }),
    ...(specs && { specs }),
    ...(family && { family }),
    ...(hidden && { hidden }),
  };
  // The order of older versions, so that those that clients hold stay valid.
  const content = [
    name,
    desc,
    price,
    categories,
    img,
    thumbnail,
    medium,
    nameBn,
    descBn,
    ...(further ? [further] : []),
    // Sorted, because a database has an order of its own.
    ...(specs ? [Object.entries(specs).sort()] : []),
    ...(family ? [familyInOneOrder(family)] : []),
    ...(pictures ? [{ pictures: pictures.map(pictureInOneOrder) }] : []),
  ];
  return {
    _id,
    name,
    desc,
    price,
    categories,
    img,
    ...optional,
    version: versionOf(JSON.stringify(hidden ? [...content, 'hidden'] : content)),
  };
}

/** The item with its version as it is answered. */
export function answerItem(product: Kept): Item & Pick<Kept, 'hidden'> {
  return withDeprecatedTexts(versioned(product));
}

/** A database has an order of its own. */
function pictureInOneOrder({ img, thumbnail, medium, alt = {} }: Picture) {
  return [img, thumbnail, medium, Object.entries(alt).sort()];
}

function familyInOneOrder({ id, option }: Family) {
  return { family: id, ...(option && { option: Object.entries(option).sort() }) };
}

/** The version of a featured list with these products, in their order. */
export function listVersion(ids: string[]): string {
  return versionOf(JSON.stringify(ids));
}

/** These fields of a product, by default all but its version; and what it says of a whole family. */
export function onlyFields(fields: readonly AnsweredField[] | undefined, product: ShownProduct): ListedProduct {
  if (!fields) return withDeprecatedTexts(product);
  const asked = new Set<string>(fields);
  const item = asked.has('version') ? answerItem(product) : withDeprecatedTexts(product);
  const languages = TRANSLATED_LANGUAGES.filter((language) => asked.has(nameField(language)));
  return {
    ...translatedNamesOf(product.translations, languages),
    ...Object.fromEntries(Object.entries(item).filter(([field]) => asked.has(field))),
    ...(product.choices && { choices: product.choices }),
  };
}
