import { banglaDigits, decimalsOf, digitsIn, inGroups, numberIn } from '@aloghor/functions/domain/digits';
import type { Rating } from '@aloghor/functions/domain/reviews';
import { shop } from '../shop.config.ts';
import { type LanguageCode, textIn } from './language.ts';

/** `1,250` or `1,250.50`: for a place that names the currency itself. */
export function amount(taka: number, language: LanguageCode): string {
  return numberIn(language, taka, decimalsOf(taka));
}

/** `1,250` */
export function count(things: number, language: LanguageCode): string {
  return numberIn(language, things, 0);
}

/** `12` or `12.5`: of what is measured. */
export function measure(number: number, language: LanguageCode): string {
  return numberIn(language, number, Number.isInteger(number) ? 0 : 1);
}

/** `4.6 (12)`: the average of the reviews, and how many there are. */
export function ratingText({ average, count }: Rating, language: LanguageCode): string {
  return digitsIn(language, `${(average).toFixed(1)} (${count})`);
}

/** For cards and details: `৳1,250`. Decimals only where they are not zero. */
export function price(taka: number, language: LanguageCode): string {
  return `${shop.currency.sign}${amount(taka, language)}`;
}

/** For carts and orders: `1,250 Tk`. */
export function sum(taka: number, language: LanguageCode): string {
  return `${amount(taka, language)} ${textIn(shop.currency.name, language)}`;
}

/** `১২,৩৪,৫৬৭.৫`: Bangla digits, grouped as in Bangladesh, with two decimals at most. */
export function banglaNumber(number: number): string {
  return banglaDigits(inGroups(number, 2).replace(/\.?0+$/, ''));
}

/** Letters and digits of any script with hyphens between them, as in `A-1042`, the invoice `A-1042-2` and the article `AL-12`. */
export const ORDER_NUMBER = /[A-Z]+(?:-[A-Z\p{Nd}]+)*-\p{Nd}+/u;

/** The address of a link that calls a number. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
