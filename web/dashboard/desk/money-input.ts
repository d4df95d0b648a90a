import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { Money } from '@aloghor/functions/contract/orders';
import { type DeliverySettings, deliveryChargeOf } from '@aloghor/functions/domain/delivery';
import { deductions, orderValue } from '@aloghor/functions/domain/orders';
import type { ChosenPlace } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { confirmExcess, confirmHighCharge } from '../layout/ask-first.ts';
import { takaOf } from '../layout/number-field.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import type { MoneyInput } from './drafts.ts';

/** The money of an order as field values; empty for 0. */
export function moneyInputOf(money: Money | undefined): Required<MoneyInput> {
  const typed = (taka: number | undefined) => (taka ? String(taka) : '');
  return {
    deliveryCharge: typed(money?.deliveryCharge),
    discount: typed(money?.discount),
    advance: typed(money?.advance?.sum),
    transaction: money?.advance?.transaction ?? '',
  };
}

/** The typed money; empty fields are 0 or no advance. So are invalid ones, whose form is not submitted. */
export function parseMoneyInput({ deliveryCharge, discount, advance, transaction }: Required<MoneyInput>) {
  const sum = takaOf(advance);
  return {
    deliveryCharge: takaOf(deliveryCharge),
    discount: takaOf(discount),
    advance: sum > 0 ? { sum, transaction: transaction.trim() } : null,
  };
}

/** The initial delivery charge, if the shop has one for the place; typed values replace it. */
export function suggestedCharge(
  settings: DeliverySettings | undefined,
  { place, totalPrice }: { place?: ChosenPlace | undefined; totalPrice: number },
): MoneyInput {
  const charge = settings && deliveryChargeOf(settings, place, totalPrice);
  return charge === undefined ? {} : { deliveryCharge: String(charge) };
}

type Deliverable = Pick<DeskOrder['order'], 'place' | 'totalPrice'>;

/**
 * In taka, the delivery charge of an order as it is now, where its own is still that of what it was before a correction;
 * undefined where it agrees, or the desk has set it.
 */
export function correctedCharge(
  settings: DeliverySettings | undefined,
  { order, desk }: Pick<DeskOrder, 'order' | 'desk'>,
): number | undefined {
  const chargeOf = ({ place, totalPrice }: Deliverable) => settings && deliveryChargeOf(settings, place, totalPrice);
  const [now, own] = [chargeOf(order), order.money?.deliveryCharge];
  if (own === undefined || now === own) return undefined;
  let earlier: Deliverable = order;
  for (const { before } of [...desk.versions].reverse()) {
    earlier = { ...earlier, ...before };
    if (chargeOf(earlier) === own) return now;
  }
  return undefined;
}

/** Asks about an unlikely charge, and if discount and advance exceed the order's worth; undefined if there is nothing to ask. */
export function confirmMoney(
  totalPrice: number,
  money: ReturnType<typeof parseMoneyInput>,
  language: LanguageCode,
): Promise<boolean> | undefined {
  const tAdmin = messagesIn(language, dashboardMessages);
  const worth = orderValue({ totalPrice, money: { ...money, advance: undefined } });
  const ofWorth = () => confirmExcess(deductions(money), worth, tAdmin.desk.askMoreThanWorth, language);
  const ofCharge = confirmHighCharge(money.deliveryCharge, language);
  return ofCharge ? ofCharge.then((isMeant) => isMeant && (ofWorth() ?? true)) : ofWorth();
}
