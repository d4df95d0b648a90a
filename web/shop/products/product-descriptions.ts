import type { LanguageCode } from '../../shared/lib/language.ts';
import { type Described, langOf, type Named, textsIn } from '../../shared/lib/product-texts.ts';

// The texts that only the page of a product shows, in a file that cards do not load.

export function descriptionOf(product: Described, language: LanguageCode): string {
  return textsIn(product, language).desc || product.desc;
}

/** The `lang` of its description; undefined when it is the page's own. */
export function langOfDescription(product: Described, language: LanguageCode): LanguageCode | undefined {
  return langOf(textsIn(product, language).desc, language);
}

/** The product with its texts in one language beside the default one: others would only make a page heavier. */
export function withTextsIn<Product extends Named & Described>(product: Product, language: LanguageCode): Product {
  const { translations, ...others } = product;
  const inLanguage = translations?.[language];
  return { ...others, ...(inLanguage && { translations: { [language]: inLanguage } }) } as Product; // which may lack it
}

/** Search engines show about as many characters of a page's description. */
export const DESCRIPTION_LENGTH = 160;

/** As many whole words as fit into `most` characters, with an ellipsis where some are left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[,;:]*\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
