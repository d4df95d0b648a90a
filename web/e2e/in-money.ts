// Money as the shop at hand writes it: another shop has another currency.
import { CURRENCY_NAME, CURRENCY_SIGN } from '@aloghor/functions/domain/country';

/** On cards and print layouts: `৳1,650`. */
export function asPrice(amount: string): string {
  return CURRENCY_SIGN + amount;
}

/** In carts and orders: `1,650 Tk`. */
export function asSum(amount: string): string {
  return `${amount} ${CURRENCY_NAME.en}`;
}
