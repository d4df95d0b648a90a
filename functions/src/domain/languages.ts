interface LanguageLine {
  /** In English, as columns of files are named. */
  englishName: string;
  /** How the language calls itself. */
  ownName: string;
  /** Its name in link previews. */
  openGraph: string;
  /** Its digits from 0 to 9, where they are not those of English. */
  digits?: string;
  /** Its translation is not finished: messages and texts that it lacks are shown in the default language. */
  isPartial?: true;
}

const TABLE = {
  en: { englishName: 'English', ownName: 'English', openGraph: 'en_US' },
  bn: { englishName: 'Bangla', ownName: 'বাংলা', openGraph: 'bn_BD', digits: '০১২৩৪৫৬৭৮৯' },
} as const satisfies Record<string, LanguageLine>;

export type LanguageCode = keyof typeof TABLE;

/** The languages in which the shop speaks to its customers, by the codes that their addresses begin with. */
export const LANGUAGE_TABLE: Readonly<Record<LanguageCode, LanguageLine>> = TABLE;

export const LANGUAGES = Object.keys(TABLE) as LanguageCode[]; // its own keys

/** That of a product's own `name` and `desc`, of addresses without a prefix, and of what has no translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;

/** Those into which a product's texts are translated. */
export const TRANSLATED_LANGUAGES: readonly LanguageCode[] = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE,
);

/** Those whose translation is not finished. */
export type PartialLanguage = {
  [Code in LanguageCode]: (typeof TABLE)[Code] extends { isPartial: true } ? Code : never;
}[LanguageCode];

/** One for each language. Those whose translation is not finished may be absent. */
export type InLanguages<Text> = Readonly<
  Record<Exclude<LanguageCode, PartialLanguage>, Text> & Partial<Record<PartialLanguage, Text | undefined>>
>;

/** A text in each language of the shop. */
export type LocalizedText = InLanguages<string>;

/** The entry of a language, or else that of the default one. */
export function textIn<Text>(texts: InLanguages<Text>, language: LanguageCode): Text {
  return texts[language] ?? texts[DEFAULT_LANGUAGE];
}

/** The text that `make` gives for each language. */
export function localized(make: (language: LanguageCode) => string): LocalizedText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as LocalizedText; // of all languages
}

/** The result of `make` for each language that has a text. */
export function mapLanguages<Text, Made>(texts: InLanguages<Text>, make: (text: Text) => Made): InLanguages<Made> {
  const made = Object.entries<Text | undefined>(texts).flatMap(([language, text]) =>
    text === undefined ? [] : [[language, make(text)]],
  );
  return Object.fromEntries(made); // in the same languages
}

/** The prefix of the addresses of pages in a language. */
export const pathPrefix = (language: LanguageCode): string =>
  TRANSLATED_LANGUAGES.includes(language) ? `/${language}` : '';
