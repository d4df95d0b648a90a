import type { LanguageCode } from '../languages.ts';
import type { ListField, PRODUCT_FIELDS } from '../product-fields.ts';
import type { SpecNames } from '../specs.ts';
import { BANGLA_SPECS } from './bangla.ts';
import { ENGLISH_SPECS } from './english.ts';
import { BANGLA_ROOMS, ENGLISH_ROOMS } from './rooms.ts';

/** What the codes of products' choices and lists are called in a language. */
type CodeNames = SpecNames & {
  [Field in ListField]: Record<(typeof PRODUCT_FIELDS)[Field]['codes'][number], string>;
};

const CODE_NAMES: Partial<Record<LanguageCode, CodeNames>> = {
  en: { ...ENGLISH_SPECS, rooms: ENGLISH_ROOMS },
  bn: { ...BANGLA_SPECS, rooms: BANGLA_ROOMS },
};

/** The names of each code of a field, in every language that has some. */
export function namesOfCodes(field: keyof CodeNames): ReadonlyMap<string, readonly string[]> {
  const inLanguages = Object.values(CODE_NAMES).map((names): Record<string, string> => names[field]);
  const codes = Object.keys(CODE_NAMES.en?.[field] ?? {});
  return new Map(codes.map((code) => [code, inLanguages.flatMap((names) => names[code] ?? [])]));
}
