import { DEFAULT_LANGUAGE, type LanguageCode } from './language.ts';

type Texts = Readonly<{ name?: string | undefined; desc?: string | undefined }>;

interface Translated {
  translations?: Readonly<Partial<Record<string, Texts>>> | undefined;
}

export interface Named extends Translated {
  name: string;
}

export interface Described extends Translated {
  desc: string;
}

export function textsIn({ translations }: Translated, language: LanguageCode): Texts {
  return translations?.[language] ?? {};
}

/** The name of a product in a language; the English one where it has no other. */
export function nameOf(product: Named, language: LanguageCode): string {
  return textsIn(product, language).name || product.name;
}

/** The name of a product with its article number, for those who look for it among others. */
export function nameWithArticle(product: Named & { article?: string | undefined }, language: LanguageCode): string {
  return [nameOf(product, language), product.article].filter(Boolean).join(' · ');
}

/** The `lang` of the name of a product, which has perhaps no translation; undefined when it is the page's own. */
export function langOfName(product: Named, language: LanguageCode): LanguageCode | undefined {
  return langOf(textsIn(product, language).name, language);
}

export function langOf(translation: string | undefined, language: LanguageCode): LanguageCode | undefined {
  return language === DEFAULT_LANGUAGE || translation ? undefined : DEFAULT_LANGUAGE;
}
