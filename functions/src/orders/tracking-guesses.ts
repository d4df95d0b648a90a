import { nationalNumber } from '../domain/mobile-number.ts';
import { typedOrderDigits, typedOrderNumber } from '../domain/order-number.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { LimitName } from '../platform/http/rate-limits.ts';

/**
 * Counts a try to name an order with its mobile number, before it is known whether it is right: of many concurrent
 * guesses none escapes. Returns how to undo it. The limits of all addresses together come last, so that a caller over a
 * limit of their own does not use those up. `named`: the order's id, number or key.
 */
export async function countGuess(
  limiter: RateLimiter,
  named: string,
  mobileNumber: string,
): Promise<() => Promise<void>> {
  const national = nationalNumber(mobileNumber);
  // Digits alone name another order for each mobile number.
  const digits = typedOrderDigits(named);
  const order = digits ? `${digits} of ${national}` : (typedOrderNumber(named) ?? named);
  return counted(limiter, [
    ['wrong-tracking', order],
    ['wrong-tracking-mobile', national],
    ['all-wrong-tracking', ''],
    ['tracked-mobile', national],
    ['tracked-order', order],
  ]);
}

/** The same for a guess of a link's code, which names no mobile number. */
export function countLinkGuess(limiter: RateLimiter, orderNumber: string): Promise<() => Promise<void>> {
  return counted(limiter, [
    ['wrong-tracking', orderNumber],
    ['all-wrong-tracking', ''],
    ['tracked-order', orderNumber],
  ]);
}

async function counted(limiter: RateLimiter, limits: [LimitName, string][]): Promise<() => Promise<void>> {
  await limiter.count(...limits);
  return () => limiter.refund(...limits.map(([name]) => name));
}
