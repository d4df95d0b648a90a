import { partOf } from '../catalogue/settings-of.ts';
import type { Amount } from '../domain/amounts.ts';
import { type CheckoutSums, checkoutAmounts } from '../domain/checkout.ts';
import { deliveryChargeOf } from '../domain/delivery.ts';
import type { Settings } from '../domain/settings.ts';
import { settings } from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';
import type { OrderRequest } from './order-quantities.ts';

/** The settings from which the amounts of an order follow; undefined where it has none. */
export type CheckoutSettings = Pick<Settings, 'delivery'> | undefined;

/** As they are now; read only for an order with a place, whose batch may read them. */
export async function checkoutSettingsNow(
  { place }: Pick<OrderRequest, 'place'>,
  batch?: OptimisticBatch,
): Promise<CheckoutSettings> {
  if (!place) return undefined;
  const [stored] = await (batch ? settings.inBatch(batch) : settings).get(['delivery']);
  return { delivery: partOf('delivery', stored) };
}

/**
 * The amounts that the server sets in a new order.
 *
 * @param totalPrice the sum of price × quantity, in taka
 */
export function amountsAtCheckout(
  from: CheckoutSettings,
  { place }: Pick<OrderRequest, 'place'>,
  totalPrice: number,
): Amount[] {
  if (!from) return [];
  return checkoutAmounts({
    deliveryCharge: deliveryChargeOf(from.delivery, place, totalPrice),
  } satisfies Record<keyof CheckoutSums, unknown>);
}
