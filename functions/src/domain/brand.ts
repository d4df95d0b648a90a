import { LANGUAGES, type LanguageCode, type LocalizedText, textIn } from './languages.ts';

/** What a shop is recognised by. What is absent is that of the sample shop. */
export interface BrandSettings {
  /** In each language, on its pages and in what it writes to its buyers. */
  name?: LocalizedText | undefined;
}

/** Characters: it has room in the bar of a phone, and leaves room in a text message. */
export const SHOP_NAME_MAXIMUM = 40;

/** What a shop without a name of its own is called. */
export const SAMPLE_NAME = { en: 'Aloghor', bn: 'আলোঘর' } as const satisfies LocalizedText;

/** The shop's name in a language. */
export function shopName({ name = SAMPLE_NAME }: BrandSettings, language: LanguageCode): string {
  return textIn(name, language);
}

/** Its name in all languages. */
export function shopNames(brand: BrandSettings): string[] {
  return LANGUAGES.map((language) => shopName(brand, language));
}
