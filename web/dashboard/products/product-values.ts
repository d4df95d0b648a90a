import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Family } from '@aloghor/functions/contract/families';
import type { Picture } from '@aloghor/functions/contract/pictures';
import type { AdminItem, Product } from '@aloghor/functions/contract/products';
import type { SentSpecs } from '@aloghor/functions/contract/specs';
import { LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import { type Described, type Named, textsIn } from '../../shared/lib/product-texts.ts';
import type { SentPicture } from './picture-list.ts';
import { comparableSpecs, type SpecValues, sentSpecs, specValuesOf } from './spec-values.ts';

/** The texts of a product in another language than the first. Empty ones are none. */
export interface Texts {
  name: string;
  desc: string;
}

/** The texts by language. */
export type TextsByLanguage = Partial<Record<LanguageCode, Texts>>;

/** The family of a product, and its name among the choices; an empty id for a product without a family. */
export interface FamilyValues {
  id: string;
  option: Partial<Record<LanguageCode, string>>;
}

/** The values of the fields of the product form. */
export interface ProductValues {
  name: string;
  desc: string;
  translations: TextsByLanguage;
  price: string;
  /** Empty where it is not counted. */
  stock: string;
  categories: CategoryName[];
  specs: SpecValues;
  family: FamilyValues;
}

/** What the form sends. */
export interface ProductInput {
  name: string;
  desc: string;
  /** Empty texts remove the old ones. */
  translations: TextsByLanguage;
  /** In taka. */
  price: number;
  /** Null ends the counting; absent if it was not touched, because orders change it meanwhile. */
  stock?: number | null;
  /** Empty keeps the old ones. */
  categories: CategoryName[];
  specs: SentSpecs;
  /** Null for a product without a family. */
  family: FamilyValues | null;
  /** Empty keeps the old one, and its smaller ones. */
  img: string;
  /** Empty where `img` has none. */
  thumbnail: string;
  /** Likewise. */
  medium: string;
  /** All pictures, including the first; absent if that is the only one and has no text. */
  pictures?: SentPicture[];
}

const NO_FAMILY: FamilyValues = { id: '', option: {} };

/** The values of a product, or of an empty form. */
export function valuesOf(product: Omit<AdminItem, 'version'> | undefined): ProductValues {
  const specs = specValuesOf(product?.specs);
  const translations = translationsOf(product ?? {});
  if (!product)
    return { name: '', desc: '', translations, price: '', stock: '', categories: [], specs, family: NO_FAMILY };
  const { name, desc, price, stock = '', categories } = product;
  const family = { ...NO_FAMILY, ...product.family };
  return { name, desc, translations, price: String(price), stock: String(stock), categories, specs, family };
}

function translationsOf(product: Partial<Named & Described>): TextsByLanguage {
  return eachTranslation((language) => {
    const { name = '', desc = '' } = textsIn(product, language);
    return { name, desc };
  });
}

export function eachTranslation(textsOf: (language: LanguageCode) => Texts): TextsByLanguage {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, textsOf(language)]));
}

/**
 * The values of a new choice of the same family, which mostly differs in name, price and picture. Its stock starts uncounted.
 */
export function valuesOfChoice(product: AdminItem): ProductValues {
  return { ...valuesOf(product), stock: '', family: { ...NO_FAMILY, id: product.family?.id ?? product._id } };
}

/** Compares values. The order of categories does not matter, except for the first, which is the main one. */
export function areSameValues(one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** A value that is not named here is compared as it is. */
function comparable({ categories, translations, specs, family, ...others }: ProductValues): unknown[] {
  const [main, ...further] = categories;
  return [
    Object.entries(others).sort(),
    Object.entries(translations).sort(),
    familyText(family),
    main,
    [...further].sort(),
    comparableSpecs(sentSpecs(specs)),
  ];
}

/** The typed quantity in stock; null for an empty field, which ends the counting. */
export function countOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** A text in another language than the first, as in `name.bn`. */
type TranslatedField = `${keyof Texts}.${LanguageCode}`;

export type OwnField = 'name' | 'price' | 'stock' | 'desc' | 'categories' | 'specs' | 'family' | 'pictures' | 'img';

export type ItemField = OwnField | TranslatedField;

/** What is compared; null and absent both mean that the stock is not counted. */
export type ComparedItem = Pick<Product, Exclude<OwnField, 'stock' | 'specs' | 'family' | 'pictures'>> & {
  translations?: Named['translations'];
  stock?: number | null | undefined;
  specs?: SentSpecs | undefined;
  family?: Family | FamilyValues | null | undefined;
  pictures?: readonly Picture[] | undefined;
};

const TEXTS: ItemField[] = ['name', ...inEachLanguage('name'), 'price', 'desc', ...inEachLanguage('desc')];

function inEachLanguage(text: keyof Texts): TranslatedField[] {
  return TRANSLATED_LANGUAGES.map((language) => `${text}.${language}` as const);
}

/** The text and the language of a translated field. */
export function translationOf(field: ItemField): { text: keyof Texts; language: LanguageCode } | undefined {
  const [text, language] = field.split('.') as [keyof Texts, LanguageCode?]; // as the fields are written
  return language && { text, language };
}

/** The fields of an item that changed since it was `shown`. A photo also counts when only its smaller ones changed. */
export function changedFields(shown: Product, now: Product): ItemField[] {
  const fields: ItemField[] = [...TEXTS, 'categories', 'specs', 'family', 'pictures', 'img'];
  const hasNewSmaller = shown.thumbnail !== now.thumbnail || shown.medium !== now.medium;
  return fields.filter((field) => isOther(field, shown, now) || (field === 'img' && hasNewSmaller));
}

/**
 * The fields that saving `mine` over `theirs` would change. Absent categories, pictures and stock keep the old ones.
 */
export function differingFields(theirs: AdminItem, mine: ProductInput): ItemField[] {
  const fields: ItemField[] = [...TEXTS];
  if (mine.stock !== undefined) fields.push('stock');
  if (mine.categories.length > 0) fields.push('categories');
  fields.push('specs', 'family');
  if (mine.pictures) fields.push('pictures');
  if (mine.img) fields.push('img');
  return fields.filter((field) => isOther(field, theirs, mine));
}

export type ProductChange = InputOf<'PATCH /item/:id'>['body'];

export interface MergedItem {
  /** What is to be saved over theirs: each field in the version of the one who changed it, mine where both did. */
  change: ProductChange;
  /** The fields that both changed, each to another value. */
  conflicts: ItemField[];
}

/** What two admins made of the same item, `before`, field by field. */
export function mergeItems(before: AdminItem, mine: ProductInput, theirs: AdminItem): MergedItem {
  const changed = new Set(differingFields(before, mine));
  const texts = (field: 'name' | 'desc') => (changed.has(field) ? mine : theirs)[field];
  const translations = TRANSLATED_LANGUAGES.map((language) => {
    const ofMine = mine.translations[language] ?? { name: '', desc: '' };
    const said = (['name', 'desc'] as const).filter((text) => changed.has(`${text}.${language}`));
    return [language, Object.fromEntries(said.map((text) => [text, ofMine[text]]))];
  });
  const specs = changedSpecs(before.specs, mine.specs);
  const { stock, family, categories, img, thumbnail, medium, pictures } = mine;
  const change: ProductChange = {
    name: texts('name'),
    desc: texts('desc'),
    price: (changed.has('price') ? mine : theirs).price,
    translations: Object.fromEntries(translations),
    ...(changed.has('stock') && { stock, stockSeen: theirs.stock ?? null }),
    ...(changed.has('categories') && { categories }),
    specs: Object.fromEntries(specs.map((name) => [name, mine.specs[name] ?? null])),
    ...(changed.has('family') && { family }),
    ...((changed.has('img') || changed.has('pictures')) && { img, thumbnail, medium, ...(pictures && { pictures }) }),
  };
  const theirSpecs = changedSpecs(before.specs, theirs.specs);
  const isBoths = (field: ItemField) =>
    field === 'specs' ? specs.some((name) => theirSpecs.includes(name)) : isOther(field, before, theirs);
  return { change, conflicts: differingFields(theirs, mine).filter((field) => changed.has(field) && isBoths(field)) };
}

function changedSpecs(one: SentSpecs | undefined, other: SentSpecs | undefined): SpecName[] {
  const textOf = (specs: SentSpecs | undefined, name: SpecName) => JSON.stringify(specs?.[name] ?? null);
  return SPEC_NAMES.filter((name) => textOf(one, name) !== textOf(other, name));
}

function isOther(field: ItemField, one: ComparedItem, other: ComparedItem): boolean {
  if (field === 'specs') return comparableSpecs(one.specs) !== comparableSpecs(other.specs);
  if (field === 'pictures')
    return Boolean(one.pictures || other.pictures) && comparablePictures(one) !== comparablePictures(other);
  return textOf(field, one) !== textOf(field, other);
}

function textOf(field: ItemField, item: ComparedItem): string {
  const translation = translationOf(field);
  if (translation) return textsIn(item, translation.language)[translation.text] ?? '';
  if (field === 'family') return familyText(item.family);
  return String(item[field as OwnField] ?? '');
}

/** A family as a text, to show in a conflict and to compare: its id and the name of the choice. */
export function familyText(family: ComparedItem['family']): string {
  if (!family?.id) return '';
  const names = LANGUAGES.flatMap((language) => family.option?.[language] || []);
  return [family.id, ...names].join(' · ');
}

function comparablePictures({ pictures, img }: ComparedItem): string {
  const all = (pictures ?? [{ img }]).map(({ img, alt = {} }: Picture) => [
    img,
    ...Object.entries(alt).filter(([, text]) => text),
  ]);
  return JSON.stringify(all);
}
