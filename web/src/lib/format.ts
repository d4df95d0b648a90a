import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { shop } from '../shop.config.ts';

// Intl's own 'en-BD' prints 'BDT' and western groups; 'en-IN' groups as in Bangladesh.
const whole = new Intl.NumberFormat(shop.currency.grouping, { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(shop.currency.grouping, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function amount(taka: number): string {
  return Number.isInteger(taka) ? whole.format(taka) : exact.format(taka);
}

/** For cards and details: `৳1,250`. Decimals only where they are not zero. */
export function price(taka: number): string {
  return `${shop.currency.sign}${amount(taka)}`;
}

/** For carts and orders: `1,250 Tk`. */
export function sum(taka: number): string {
  return `${amount(taka)} ${shop.currency.name}`;
}

/** `3` as `03`. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE });

/** `20 Nov 2025, 14:05`, as the clocks in Dhaka show it. */
export function dhakaTime(at: number): string {
  return moment.format(at);
}
