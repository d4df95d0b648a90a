import type { Picture } from '@aloghor/functions/contract/pictures';
import type { AdminItem, Product } from '@aloghor/functions/contract/products';
import type { SentSpecs } from '@aloghor/functions/contract/specs';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { comparableSpecs, type SpecValues, sentSpecs, specValuesOf } from './spec-values.ts';
import type { Alt, SentPicture } from './use-pictures.ts';

/** The values of the fields of the product form. */
export interface ProductValues {
  name: string;
  desc: string;
  nameBn: string;
  descBn: string;
  price: string;
  /** Empty where it is not counted. */
  stock: string;
  categories: CategoryName[];
  specs: SpecValues;
  /** Empty for a lamp without choices. */
  family: string;
  /** What the photo shows. */
  alt: Alt;
}

/** What the form sends. */
export interface ProductInput {
  name: string;
  desc: string;
  /** Empty removes the old one. */
  nameBn: string;
  /** Likewise. */
  descBn: string;
  /** In taka. */
  price: number;
  /** Null ends the counting; absent if it was not touched, because orders change it meanwhile. */
  stock?: number | null;
  /** Empty keeps the old ones. */
  categories: CategoryName[];
  specs: SentSpecs;
  /** Null for a lamp without choices. */
  family: string | null;
  /** Empty keeps the old one, and its smaller ones. */
  img: string;
  /** Empty where `img` has none. */
  thumbnail: string;
  /** Likewise. */
  medium: string;
  /** All of them, the first too; absent where there is no other, and nothing is said of it. */
  pictures?: SentPicture[];
}

/** The values of a product, or of an empty form. */
export function valuesOf(product: Omit<AdminItem, 'version'> | undefined): ProductValues {
  const specs = specValuesOf(product?.specs);
  if (!product)
    return {
      name: '',
      desc: '',
      nameBn: '',
      descBn: '',
      price: '',
      stock: '',
      categories: [],
      specs,
      family: '',
      alt: {},
    };
  const { name, desc, nameBn = '', descBn = '', price, stock = '', categories, family = '' } = product;
  const alt = product.pictures?.[0]?.alt ?? {};
  return { name, desc, nameBn, descBn, price: String(price), stock: String(stock), categories, specs, family, alt };
}

/** The values of a new choice of the same lamp: what differs mostly is its name, price and picture. Its stock is counted anew. */
export function valuesOfChoice(product: AdminItem): ProductValues {
  return { ...valuesOf(product), stock: '', family: product.family ?? product._id, alt: {} };
}

/** Compares values. The order of categories does not matter, except for the first, which is the main one. */
export function areSameValues(one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable({ categories, specs, ...texts }: ProductValues): unknown[] {
  const [main, ...others] = categories;
  const { name, desc, nameBn, descBn, price, stock, family, alt } = texts;
  const alts = Object.entries(alt).filter(([, text]) => text);
  return [
    name,
    desc,
    nameBn,
    descBn,
    price,
    stock,
    family,
    main,
    others.toSorted(),
    alts.toSorted(),
    comparableSpecs(sentSpecs(specs)),
  ];
}

/** The typed quantity in stock; null for an empty field, which ends the counting. */
export function countOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

export type ItemField =
  | 'name'
  | 'nameBn'
  | 'price'
  | 'stock'
  | 'desc'
  | 'descBn'
  | 'categories'
  | 'specs'
  | 'family'
  | 'pictures'
  | 'img';

/** What is compared; null and absent both mean that the stock is not counted. */
export type ComparedItem = Pick<Product, Exclude<ItemField, 'stock' | 'specs' | 'family' | 'pictures'>> & {
  stock?: number | null | undefined;
  specs?: SentSpecs | undefined;
  family?: string | null | undefined;
  pictures?: readonly Picture[] | undefined;
};

const TEXTS: ItemField[] = ['name', 'nameBn', 'price', 'desc', 'descBn'];

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

function isOther(field: ItemField, one: ComparedItem, other: ComparedItem): boolean {
  if (field === 'specs') return comparableSpecs(one.specs) !== comparableSpecs(other.specs);
  if (field === 'pictures')
    return Boolean(one.pictures || other.pictures) && comparablePictures(one) !== comparablePictures(other);
  return String(one[field] ?? '') !== String(other[field] ?? '');
}

function comparablePictures({ pictures, img }: ComparedItem): string {
  const all = (pictures ?? [{ img }]).map(({ img, alt = {} }: Picture) => [
    img,
    ...Object.entries(alt).filter(([, text]) => text),
  ]);
  return JSON.stringify(all);
}
