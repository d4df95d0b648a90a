import type { Family } from '@aloghor/functions/contract/families';
import type { StaffItem } from '@aloghor/functions/contract/products';
import type { SentSpecs } from '@aloghor/functions/contract/specs';
import { type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import {
  PRODUCT_FIELDS,
  STAFF_FIELDS,
  type StaffField,
  TRANSLATED_TEXTS,
  type TranslatedText,
  type VersionedField,
} from '@aloghor/functions/domain/product-fields';
import type { CategoryName, Room } from '@aloghor/functions/domain/products';
import type { SmallPictureField } from '@aloghor/functions/domain/small-pictures';
import { type AnyTyping, TYPING, type TypedKinds, type Typing } from '../form/typed-values.ts';
import { areSameItems } from './merge-items.ts';
import type { SentPicture } from './picture-list.ts';
import { type SpecValues, sentSpecs, specValuesOf } from './spec-values.ts';

/** The texts of a product in another language than the first. Empty ones are none. */
export type Texts = Record<TranslatedText, string>;

/** The texts by language. */
export type TextsByLanguage = Partial<Record<LanguageCode, Texts>>;

/** The family of a product, and its name among the choices; an empty id for a product without a family. */
export interface FamilyValues {
  id: string;
  option: Partial<Record<LanguageCode, string>>;
}

/** Flags are switched in the list of products. */
const { flag: _inList, ...SHARED_TYPING } = TYPING;

/** What the form holds of a field, and what it sends, by the field's kind. */
interface Kinds extends Omit<TypedKinds, 'flag' | 'list'> {
  list: { typed: Room[]; sent: Room[] | null };
  /** Empty keeps the old ones. */
  categories: { typed: CategoryName[]; sent: CategoryName[] };
  /** Empty texts remove the old ones. */
  translations: { typed: TextsByLanguage; sent: TextsByLanguage };
  specs: { typed: SpecValues; sent: SentSpecs };
  /** Null for a product without a family. */
  family: { typed: FamilyValues; sent: FamilyValues | null };
}

const NO_FAMILY: FamilyValues = { id: '', option: {} };

const PRODUCT_TYPING: { [Kind in keyof Kinds]: Typing<Kinds[Kind]> } = {
  ...SHARED_TYPING,
  categories: { typedOf: (names = []) => names, sentOf: (names) => names },
  translations: { typedOf: (translations) => mapTexts(translations, (text) => text), sentOf: sentTexts },
  specs: { typedOf: specValuesOf, sentOf: sentSpecs },
  family: { typedOf: (family?: Family) => ({ ...NO_FAMILY, ...family }), sentOf: sentFamily },
};

type KindOf<Field extends StaffField> = (typeof PRODUCT_FIELDS)[Field]['kind'];

/** The fields of the form but for the pictures, which are uploaded first. */
type FormField = { [Field in StaffField]: KindOf<Field> extends keyof Kinds ? Field : never }[StaffField];
export const FORM_FIELDS = STAFF_FIELDS.filter(
  (field): field is FormField => PRODUCT_FIELDS[field].kind in PRODUCT_TYPING,
);

/** The values of the fields of the product form. */
export type ProductValues = { [Field in FormField]: Kinds[KindOf<Field>]['typed'] };

type SentOf<Field extends FormField> = Kinds[KindOf<Field>]['sent'];

/** What the form sends. Of what makes no other version, as the stock, only what was touched. */
type SentValues = { [Field in FormField & VersionedField]: SentOf<Field> } & {
  [Field in UnversionedField]?: SentOf<Field>;
};

/** A smaller one is empty where `img` has none. */
interface SentPictures extends Record<SmallPictureField, string> {
  /** Empty keeps the old one, and its smaller ones. */
  img: string;
  /** All pictures, including the first; absent if that is the only one and has no text. */
  pictures?: SentPicture[];
}

export type ProductInput = SentValues & SentPictures;

/** The values of a product, or of an empty form. */
export function valuesOf(product: Omit<StaffItem, 'version'> | undefined): ProductValues {
  const all = FORM_FIELDS.map((field) => [field, typingOf(field).typedOf(product?.[field])]);
  return Object.fromEntries(all) as ProductValues; // fromEntries forgets the names
}

type UnversionedField = Exclude<FormField, VersionedField>;
const UNVERSIONED_FIELDS = FORM_FIELDS.filter((field): field is UnversionedField => !PRODUCT_FIELDS[field].versioned);

/** What the sender has seen of the fields of which the version says nothing. */
export function seenValues(product: StaffItem): { [Field in UnversionedField as `${Field}Seen`]: number | null } {
  const all = UNVERSIONED_FIELDS.map((field) => [`${field}Seen`, product[field] ?? null]);
  return Object.fromEntries(all); // fromEntries forgets the names
}

/** What the form sends of the values of a product, or of a new one. */
export function sentValues(values: ProductValues, product: StaffItem | undefined): SentValues {
  const saved = valuesOf(product);
  const isTouched = (field: FormField) => String(values[field]).trim() !== saved[field];
  return sentOf(
    values,
    FORM_FIELDS.filter((field) => PRODUCT_FIELDS[field].versioned || isTouched(field)),
  );
}

function sentOf(values: ProductValues, fields: readonly FormField[]): SentValues {
  const all = fields.map((field) => [field, typingOf(field).sentOf(values[field])]);
  return Object.fromEntries(all) as SentValues; // fromEntries forgets the names
}

/** A cast: it gets the values of its own field. */
function typingOf(field: FormField) {
  return PRODUCT_TYPING[PRODUCT_FIELDS[field].kind] as AnyTyping;
}

function sentTexts(typed: TextsByLanguage): TextsByLanguage {
  return mapTexts(typed, (text) => text.normalize('NFC').trim());
}

/** The texts in each language, also those that a product lacks. */
function mapTexts(
  texts: Partial<Record<LanguageCode, Partial<Texts>>> = {},
  map: (text: string) => string,
): TextsByLanguage {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(TRANSLATED_TEXTS.map((text) => [text, map(texts[language]?.[text] ?? '')])),
    ]),
  );
}

function sentFamily({ id, option }: FamilyValues): FamilyValues | null {
  const familyId = id.normalize('NFC').trim();
  return familyId ? { id: familyId, option } : null;
}

/**
 * The values of a new choice of the same family, which mostly differs in name, price and picture. Its stock starts uncounted,
 * its cost unknown, and its article number is one of its own.
 */
export function valuesOfChoice(product: StaffItem): ProductValues {
  return {
    ...valuesOf(product),
    stock: '',
    cost: '',
    article: '',
    family: { ...NO_FAMILY, id: product.family?.id ?? product._id },
  };
}

/** Whether both would be saved as the same product. */
export function areSameValues(one: ProductValues, other: ProductValues): boolean {
  return areSameItems(sentOf(one, FORM_FIELDS), sentOf(other, FORM_FIELDS));
}
