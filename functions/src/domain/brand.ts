import { LANGUAGES, type LanguageCode, type LocalizedText, textIn } from './languages.ts';

/** What a shop is recognised by. What is absent is that of the sample shop. */
export interface BrandSettings {
  /** In each language, on its pages and in what it writes to its buyers. */
  name?: LocalizedText | undefined;
  logo?: Logo | undefined;
  /** The colour of what people click, as in `#1f4d43`. */
  accent?: string | undefined;
}

/** An uploaded logo; its file and icons are kept by its id, which is a hash of them. */
export interface Logo {
  id: string;
  type: LogoType;
  width: number;
  height: number;
}

/** As Firestore takes ids. */
export const LOGO_ID = /^(?!__.*__$)[\w-]{16}$/;

export const LOGO_TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type LogoType = keyof typeof LOGO_TYPES;

/** Where its file is answered. */
export const logoPath = ({ id, type }: Pick<Logo, 'id' | 'type'>) => `/logo/${id}.${type}`;

/** The icons of tabs and of the installed shop, by their paths: squares of so many pixels. */
export const ICONS = {
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable.png': 512,
  '/apple-touch-icon.png': 180,
  '/favicon-32.png': 32,
} as const;
export type IconPath = keyof typeof ICONS;
export const ICON_PATHS = Object.keys(ICONS) as IconPath[]; // a cast: Object.keys returns strings

/** With the version of the shop's own. */
export function iconAddress(path: string, { logo }: BrandSettings): string {
  return logo ? `${path}?v=${logo.id}` : path;
}

/** Bytes of a logo with its icons, as they are sent: less than a document of Firestore may have. */
export const LOGO_BYTES_MAXIMUM = 700_000;

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
