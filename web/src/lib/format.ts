import { shop } from '../shop.config.ts';
import { languageInUse } from './language.ts';

// Intl's own 'en-BD' prints 'BDT' and western groups; 'en-IN' groups as in Bangladesh, also with Bangla digits.
export const GROUPING = { en: shop.currency.grouping, bn: `${shop.currency.grouping}-u-nu-beng` };

const formats: Record<string, Intl.NumberFormat> = {};

function grouped(number: number, decimals: number): string {
  const locale = GROUPING[languageInUse()];
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats[locale + decimals] ?? new Intl.NumberFormat(locale, options);
  formats[locale + decimals] = format;
  return format.format(number);
}

function amount(taka: number): string {
  return grouped(taka, Number.isInteger(taka) ? 0 : 2);
}

/** `1,250`. */
export function count(things: number): string {
  return grouped(things, 0);
}

/** For cards and details: `৳1,250`. Decimals only where they are not zero. */
export function price(taka: number): string {
  return `${shop.currency.sign}${amount(taka)}`;
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
