import { shop } from '../shop.config.ts';
import { banglaDigits, inGroups } from './digits.ts';
import { type LanguageCode, languageInUse } from './language.ts';

function grouped(number: number, decimals: number, language = languageInUse()): string {
  const groups = inGroups(number, decimals);
  return language === 'bn' ? banglaDigits(groups) : groups;
}

/** `1,250` or `1,250.50`: for a place that names the currency itself. */
export function amount(taka: number, language?: LanguageCode): string {
  return grouped(taka, Number.isInteger(taka) ? 0 : 2, language);
}

/** `1,250`. In the language in use, unless another is named. */
export function count(things: number, language?: LanguageCode): string {
  return grouped(things, 0, language);
}

/** For cards and details: `৳1,250`. Decimals only where they are not zero. */
export function price(taka: number, language?: LanguageCode): string {
  return `${shop.currency.sign}${amount(taka, language)}`;
}

/** For carts and orders: `1,250 Tk`. */
export function sum(taka: number): string {
  const { name, nameInBangla } = shop.currency;
  return `${amount(taka)} ${languageInUse() === 'bn' ? nameInBangla : name}`;
}

/** `3` as `03`. */
export function twoDigits(number: number): string {
  return number < 10 ? count(0) + count(number) : count(number);
}
