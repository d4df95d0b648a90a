import { type CheckoutSums, checkoutAmounts } from '@aloghor/functions/domain/checkout';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { deliveryQuery } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { cartPage, delivery, ordering } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useChargeRules } from '../products/charge-rules.ts';

/** What is known of the delivery charge of an order that is about to be placed. */
export interface Delivery {
  /** Undefined while the shop has set no charges: then it names one, if any, on the telephone. */
  settings: DeliverySettings | undefined;
  /** In taka, 0 where it is free; undefined without a place, and where the shop names it on the telephone. */
  charge: number | undefined;
  /** Whatever place will be chosen. */
  isFree: boolean;
  /** Nothing is known yet. */
  isLoading: boolean;
}

/** The delivery charge of an order to this place, with products for so many taka. */
export function useDelivery(place: NamedPlace | undefined, totalPrice: number): Delivery {
  const { data, isLoading } = useQuery(deliveryQuery);
  const settings = data && data.charges.length > 0 ? data : undefined;
  const mayBeFree = totalPrice >= (settings?.freeFrom ?? Infinity);
  const rules = useChargeRules(settings !== undefined && (place !== undefined || mayBeFree));
  return {
    settings,
    charge: settings && rules.loaded?.deliveryChargeOf(settings, place, totalPrice),
    isFree: settings !== undefined && rules.loaded?.isFreeEverywhere(settings, totalPrice) === true,
    isLoading: isLoading || rules.isLoading,
  };
}

interface OrderSumsProps {
  totalPrice: number;
  delivery: Delivery;
  hasPlace: boolean;
}

/** What the products and their delivery cost; nothing where the shop has set no charges. */
export function OrderSums({ totalPrice, delivery: { settings, charge, isFree }, hasPlace }: OrderSumsProps) {
  const language = useLanguage();
  const tCartPage = useMessages(cartPage);
  const tDelivery = useMessages(delivery);
  const tOrdering = useMessages(ordering);
  if (!settings) return null;
  const later = hasPlace ? tOrdering.chargeLater : tOrdering.chargeByPlace;
  const said = isFree || charge === 0 ? tDelivery.free : charge === undefined ? later : sum(charge, language);
  return (
    <dl aria-live="polite" className="grid gap-2">
      <div className="flex justify-between gap-4">
        <dt>{tCartPage.total}</dt>
        <dd className="whitespace-nowrap">{sum(totalPrice, language)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>{tDelivery.title}</dt>
        <dd>{said}</dd>
      </div>
    </dl>
  );
}

/** In taka, with the amounts as far as they are known. */
export function sumToPay({ totalPrice = 0, ...sums }: CheckoutSums & { totalPrice?: number | undefined }): number {
  return toCollect({ totalPrice, amounts: checkoutAmounts(sums) });
}
