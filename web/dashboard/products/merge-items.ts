import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Family } from '@aloghor/functions/contract/families';
import type { Picture } from '@aloghor/functions/contract/pictures';
import type { Product, StaffItem } from '@aloghor/functions/contract/products';
import type { SentSpecs } from '@aloghor/functions/contract/specs';
import { LANGUAGES, type LanguageCode, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import {
  PRODUCT_FIELDS,
  SENT_FIELDS,
  type SentField,
  TRANSLATED_TEXTS,
  type TranslatedText,
} from '@aloghor/functions/domain/product-fields';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { SMALL_PICTURE_FIELDS, type SmallPictureField } from '@aloghor/functions/domain/small-pictures';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import { type Named, textsIn } from '../../shared/lib/product-texts.ts';
import { compareSides, type Sides } from '../form/compare-sides.ts';
import type { FamilyValues, ProductInput } from './product-values.ts';
import { comparableSpecs } from './spec-values.ts';

/** A text in another language than the first, as in `name.bn`. */
type TranslatedField = `${TranslatedText}.${LanguageCode}`;

/** What is compared as it is: translations are compared text by text, and smaller pictures with their picture. */
export type OwnField = Exclude<SentField, 'translations' | SmallPictureField>;

export type ItemField = OwnField | TranslatedField;

const ITEM_FIELDS = SENT_FIELDS.flatMap((field): ItemField[] => {
  const text = TRANSLATED_TEXTS.find((translated) => translated === field);
  if (text) return [text, ...TRANSLATED_LANGUAGES.map((language) => `${text}.${language}` as const)];
  return isOwn(field) ? [field] : [];
});

function isOwn(field: SentField): field is OwnField {
  const { kind } = PRODUCT_FIELDS[field];
  return kind !== 'translations' && kind !== 'smallPicture';
}

/** A product, or what would be saved of one; null and absent both mean none. */
export interface ComparedItem extends Partial<Record<OwnField, unknown>> {
  translations?: Named['translations'];
}

/** The text and the language of a translated field. */
export function translationOf(field: ItemField): { text: TranslatedText; language: LanguageCode } | undefined {
  const [text, language] = field.split('.') as [TranslatedText, LanguageCode?]; // as the fields are written
  return language && { text, language };
}

/**
 * The fields of an item that admins have changed since it was `shown`. A photo also counts when only its smaller ones
 * changed.
 */
export function changedFields(shown: Product, now: Product): ItemField[] {
  const hasNewSmaller = SMALL_PICTURE_FIELDS.some((size) => shown[size] !== now[size]);
  return ITEM_FIELDS.filter((field) => {
    const isVersioned = translationOf(field) !== undefined || PRODUCT_FIELDS[field as OwnField].versioned;
    return isVersioned && (isOther(field, shown, now) || (field === 'img' && hasNewSmaller));
  });
}

export function areSameItems(one: ComparedItem, other: ComparedItem): boolean {
  return !ITEM_FIELDS.some((field) => isOther(field, one, other));
}

/** Whether saving sets this field: what is absent, or empty where that keeps the old value, stays as it is. */
function isSent(field: ItemField, mine: ComparedItem): boolean {
  if (translationOf(field)) return true;
  const value = mine[field as OwnField];
  const isKept = PRODUCT_FIELDS[field as OwnField].empty === 'kept' && String(value) === '';
  return value !== undefined && !isKept;
}

export type ProductChange = InputOf<'PATCH /item/:id'>['body'];

export interface MergedItem {
  /** What is to be saved over theirs: each field in the version of the one who changed it, mine where both did. */
  change: ProductChange;
  /** The fields that both changed, each to another value. */
  conflicts: ItemField[];
}

/** What two admins made of the same item, field by field. */
export function mergeItems(sides: Sides<StaffItem, ProductInput>): MergedItem {
  const { before, mine, theirs } = sides;
  const fields = ITEM_FIELDS.filter((field) => isSent(field, mine));
  // A list replaces the photo, too: with one, two photos alone are compared as lists.
  const isOtherHere: typeof isOther = mine.pictures ? isOtherValue : isOther;
  const { changed, conflicts } = compareSides<ItemField, ComparedItem>(fields, sides, isOtherHere);
  const specs = compareSides(SPEC_NAMES, { before: before.specs, mine: mine.specs, theirs: theirs.specs }, isOtherSpec);
  return {
    change: changeTo({ changed: new Set(changed), specs: specs.changed, mine, theirs }),
    conflicts: conflicts.filter((field) => field !== 'specs' || specs.conflicts.length > 0),
  };
}

interface Merging {
  /** What I changed. */
  changed: ReadonlySet<ItemField>;
  specs: SpecName[];
  mine: ProductInput;
  theirs: StaffItem;
}

/** What I changed, and theirs where a call must name the field. */
function changeTo({ changed, specs, mine, theirs }: Merging): ProductChange {
  const parts = SENT_FIELDS.map((field) => {
    const { kind, empty, versioned } = PRODUCT_FIELDS[field];
    const own = field in mine ? { [field]: mine[field as keyof ProductInput] } : {};
    switch (kind) {
      case 'translations':
        return { translations: changedTranslations(changed, mine) };
      case 'specs':
        return { specs: Object.fromEntries(specs.map((name) => [name, mine.specs[name] ?? null])) };
      case 'picture':
      case 'smallPicture':
      case 'pictures':
        return changed.has('img') || changed.has('pictures') ? own : {};
      default:
        if (!changed.has(field as OwnField)) return empty === 'rejected' ? { [field]: theirs[field] } : {};
        return { ...own, ...(!versioned && { [`${field}Seen`]: theirs[field] ?? null }) };
    }
  });
  return Object.assign({}, ...parts);
}

function changedTranslations(changed: ReadonlySet<ItemField>, { translations }: ProductInput) {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => {
      const said = TRANSLATED_TEXTS.filter((text) => changed.has(`${text}.${language}`));
      return [language, Object.fromEntries(said.map((text) => [text, translations[language]?.[text] ?? '']))];
    }),
  );
}

function isOtherSpec(name: SpecName, one: SentSpecs | undefined, other: SentSpecs | undefined): boolean {
  return JSON.stringify(one?.[name] ?? null) !== JSON.stringify(other?.[name] ?? null);
}

function isOther(field: ItemField, one: ComparedItem, other: ComparedItem): boolean {
  if (field === 'pictures' && !one.pictures && !other.pictures) return false; // `img` is compared
  return isOtherValue(field, one, other);
}

function isOtherValue(field: ItemField, one: ComparedItem, other: ComparedItem): boolean {
  return textOf(field, one) !== textOf(field, other);
}

/** A text by which the values of a field are compared. */
function textOf(field: ItemField, item: ComparedItem): string {
  const translation = translationOf(field);
  if (translation) return textsIn(item, translation.language)[translation.text] ?? '';
  const value = item[field as OwnField];
  switch (PRODUCT_FIELDS[field as OwnField].kind) {
    case 'categories': {
      const [main, ...others] = (value ?? []) as CategoryName[]; // by its kind
      return [main, ...others.sort()].join(); // the order of the others means nothing
    }
    case 'specs':
      return comparableSpecs(value as SentSpecs); // by its kind
    case 'family':
      return familyText(value as SentFamily); // by its kind
    case 'pictures':
      return comparablePictures((value ?? [{ img: item.img }]) as Picture[]); // by its kind
    default:
      return String(value ?? '');
  }
}

export type SentFamily = Family | FamilyValues | null | undefined;

/** A family as a text, to show in a conflict and to compare: its id and the name of the choice. */
export function familyText(family: SentFamily): string {
  if (!family?.id) return '';
  const names = LANGUAGES.flatMap((language) => family.option?.[language] || []);
  return [family.id, ...names].join(' · ');
}

function comparablePictures(pictures: Picture[]): string {
  const all = pictures.map(({ img, alt = {} }) => [img, ...Object.entries(alt).filter(([, text]) => text)]);
  return JSON.stringify(all);
}
