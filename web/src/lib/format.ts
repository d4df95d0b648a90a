import { shop } from '../shop.config.ts';
import { banglaDigits, inGroups } from './digits.ts';
import { languageInUse } from './language.ts';

function grouped(number: number, decimals: number): string {
  const groups = inGroups(number, decimals);
  return languageInUse() === 'bn' ? banglaDigits(groups) : groups;
}

/** `1,250` or `1,250.50`: for a place that names the currency itself. */
export function amount(taka: number): string {
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
