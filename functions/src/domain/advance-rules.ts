import { type Amount, amountsOf } from './amounts.ts';
import { chargeZoneOf } from './delivery.ts';
import { isInShop, type OrderStatus } from './order-status.ts';
import { sumReceived } from './orders.ts';
import type { ChosenPlace } from './places.ts';

/** When the shop asks for money before it sends an order: as soon as one of these is met. */
export interface AdvanceRules {
  /** In taka, the sum of the products. */
  from?: number | undefined;
  /** For every place outside the city of Dhaka, and for orders without a place. */
  outsideDhaka?: boolean | undefined;
  /** For numbers that have refused an order, or sent one back. */
  afterRefusal?: boolean | undefined;
}

export interface AdvanceSettings extends AdvanceRules {
  /** Whether the rules act: until then they are only tried. */
  isOn?: boolean | undefined;
  /** Set where the shop promises to hand over within 48 hours: of a hundred taka so many, in place of the usual tenth. */
  percentIn48Hours?: number | undefined;
}

/** In per cent: more may be asked for only with that promise (Digital Commerce Guidelines, 2021). */
export const USUAL_PERCENT = 10;

/** An advance is a round sum, in taka. */
const STEP = 10;

const HOUR_MS = 3_600_000;
const HAND_OVER_MS = 48 * HOUR_MS;

interface Facts {
  totalPrice: number;
  place?: ChosenPlace | undefined;
  /** How many orders of its number were refused or came back. */
  refused: number;
}

/** Whether an order meets the rules. */
export function meetsRules(
  { from, outsideDhaka, afterRefusal }: AdvanceRules,
  { totalPrice, place, refused }: Facts,
): boolean {
  const isFar = !place || chargeZoneOf(place) !== 'insideDhaka';
  return (
    (from !== undefined && totalPrice >= from) ||
    (outsideDhaka === true && isFar) ||
    (afterRefusal === true && refused > 0)
  );
}

/** In taka, what is asked for an order of this sum, rounded down so that it is never more than the share. */
export function advanceOf({ percentIn48Hours }: AdvanceSettings, totalPrice: number): number {
  return Math.floor((totalPrice * (percentIn48Hours ?? USUAL_PERCENT)) / 100 / STEP) * STEP;
}

/** In taka, what to ask a buyer for now; undefined where nothing is to be asked for, or something was paid already. */
export function advanceToAsk(
  settings: AdvanceSettings,
  order: Facts & Parameters<typeof sumReceived>[0] & { isMarked: boolean },
): number | undefined {
  const isMet = (settings.isOn === true && meetsRules(settings, order)) || order.isMarked;
  if (!isMet || sumReceived(order) > 0) return undefined;
  return advanceOf(settings, order.totalPrice) || undefined;
}

/** Whether so much of an order's products was paid ahead by one amount that the shop must hand over soon. */
export function isBeyondUsualShare(amount: Amount & { paidFor?: number | undefined }, totalPrice: number): boolean {
  return amountsOf({ amounts: [amount] }, 'received').length > 0 && shareOf(amount, totalPrice) > USUAL_PERCENT;
}

/** In per cent. */
function shareOf({ taka, paidFor }: { taka: number; paidFor?: number | undefined }, totalPrice: number): number {
  return (100 * taka) / (paidFor ?? totalPrice);
}

interface Paid {
  status: OrderStatus;
  totalPrice: number;
  amounts: readonly (Amount & { at: number })[];
  payment?: { sum: number; at: number } | undefined;
}

/** Until when an order must be handed over, in milliseconds, because more than a tenth was paid ahead: from when it was more. */
export function handOverUntil({ status, totalPrice, amounts, payment }: Paid): number | undefined {
  if (!isInShop(status)) return undefined;
  const advances = amountsOf({ amounts }, 'received').map((one) => ({ share: shareOf(one, totalPrice), at: one.at }));
  const paid = payment ? [{ share: shareOf({ taka: payment.sum }, totalPrice), at: payment.at }] : [];
  let percent = 0;
  for (const { share, at } of [...advances, ...paid].sort((one, other) => one.at - other.at)) {
    percent += share;
    if (percent > USUAL_PERCENT) return at + HAND_OVER_MS;
  }
  return undefined;
}
