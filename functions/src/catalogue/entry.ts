import type { Product } from '../contract/products.ts';
import { foldBangla } from '../domain/bangla-spelling.ts';
import type { InternalField } from '../domain/product-fields.ts';
import { wordsOf } from '../platform/search/word-starts.ts';
import type { CatalogueProduct } from './catalogue-documents.ts';

/** A product in memory, with its search and sort keys. */
export interface Entry {
  product: Product & { [Name in InternalField]?: never };
  createdAt: number;
  /** When what its page says last changed; absent while it is as it was added. */
  changedAt?: number | undefined;
  isHidden: boolean;
  /** Whether its stock is counted. */
  isCounted: boolean;
  /** What no shopper reads, such as where it lies in the shop. */
  internal: { [Name in InternalField]: CatalogueProduct[Name] };
  lowerCaseName: string;
  /**
   * The words of its names, in the spelling that a search compares. Computed at the first search, not at a cold start: for
   * 10,000 products it takes 0.1 s.
   */
  readonly words: string;
}

export function entryOf({ createdAt, changedAt, hidden, counted, shelf, ...product }: CatalogueProduct): Entry {
  let words: string | undefined;
  return {
    product,
    createdAt,
    changedAt,
    isHidden: hidden === true,
    isCounted: counted === true,
    internal: { shelf },
    lowerCaseName: product.name.toLowerCase(),
    get words() {
      words ??= wordsOfProduct(product);
      return words;
    },
  };
}

/** The product that the entry was made of. */
export function catalogueProductOf({
  product,
  createdAt,
  changedAt,
  isHidden,
  isCounted,
  internal,
}: Entry): CatalogueProduct {
  return {
    ...product,
    createdAt,
    ...(changedAt !== undefined && { changedAt }),
    ...(isHidden && { hidden: true }),
    ...(isCounted && { counted: true }),
    ...internal,
  };
}

function wordsOfProduct({ name, translations = {} }: Product): string {
  const ofTranslations = Object.values(translations).map((texts) => texts.name ?? '');
  return comparedWords([name, ...ofTranslations]);
}

/** The words of texts in the spelling that a search compares. */
export function comparedWords(texts: string[]): string {
  return texts.flatMap(wordsOf).map(foldBangla).join(' ');
}
