import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { SentAmount } from '@aloghor/functions/contract/orders';
import { AMOUNT_KINDS, AMOUNTS, type AmountKind, takaOfKind } from '@aloghor/functions/domain/amounts';
import { type DeliverySettings, deliveryChargeOf } from '@aloghor/functions/domain/delivery';
import { deductions, isPaid, orderValue } from '@aloghor/functions/domain/orders';
import { isHeldByParcel } from '@aloghor/functions/domain/parcels';
import type { ChosenPlace } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { takaOf } from '../form/number-field.tsx';
import { confirmExcess, confirmHighCharge } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import type { AmountsInput, TransactionField } from './drafts.ts';

/** The field for the transaction of an amount that was received. */
export function transactionField(kind: AmountKind): TransactionField {
  return `${kind}Transaction`;
}

/** The amounts of an order as field values; 0 where that says something. */
export function amountsInputOf(amounts: readonly SentAmount[]): AmountsInput {
  const fields = amounts.map(({ kind, taka, transaction }) => ({
    [kind]: String(taka),
    ...(transaction && { [transactionField(kind)]: transaction }),
  }));
  return Object.assign({}, ...fields);
}

/** The typed amounts; empty fields are none: a delivery is free only where 0 is typed. Invalid ones are 0, but their form is not submitted. */
export function parseAmountsInput(typed: AmountsInput): SentAmount[] {
  return AMOUNT_KINDS.flatMap((kind) => {
    const { mayBeZero, received } = AMOUNTS[kind];
    const text = typed[kind]?.trim() ?? '';
    const taka = takaOf(text);
    if (taka === 0 && !(mayBeZero && text)) return [];
    return [{ kind, taka, ...(received && { transaction: typed[transactionField(kind)]?.trim() ?? '' }) }];
  });
}

/** The initial delivery charge, if the shop has one for the place; typed values replace it. */
export function suggestedCharge(
  settings: DeliverySettings | undefined,
  { place, totalPrice }: { place?: ChosenPlace | undefined; totalPrice: number },
): AmountsInput {
  const charge = settings && deliveryChargeOf(settings, place, totalPrice);
  return charge === undefined ? {} : { delivery: String(charge) };
}

type Deliverable = Pick<DeskOrder['order'], 'place' | 'totalPrice'>;

/**
 * In taka, the delivery charge of an order as it is now, where it has none yet, or its own is still that of what it was
 * before a correction; undefined where it agrees, or the desk has set it.
 */
export function proposedCharge(
  settings: DeliverySettings | undefined,
  { order, desk }: Pick<DeskOrder, 'order' | 'desk'>,
): number | undefined {
  const chargeOf = ({ place, totalPrice }: Deliverable) => settings && deliveryChargeOf(settings, place, totalPrice);
  const [now, own] = [chargeOf(order), takaOfKind(order, 'delivery')];
  if (own === undefined) return now;
  if (now === own) return undefined;
  let earlier: Deliverable = order;
  for (const { before } of [...desk.versions].reverse()) {
    earlier = { ...earlier, ...before };
    if (chargeOf(earlier) === own) return now;
  }
  return undefined;
}

/** The same where the outcome of a call can set it: the sum of a paid order stays, and of one that its courier knows. */
export function chargeWithCall(settings: DeliverySettings | undefined, row: DeskOrder): number | undefined {
  return isPaid(row.order) || isHeldByParcel(row.desk.parcel) ? undefined : proposedCharge(settings, row);
}

/** Asks about an unlikely charge, and if what is taken off exceeds the order's worth; undefined if there is nothing to ask. */
export function confirmAmounts(
  totalPrice: number,
  amounts: SentAmount[],
  language: LanguageCode,
): Promise<boolean> | undefined {
  const t = messagesIn(language, deskPage);
  const worth = orderValue({ totalPrice, amounts });
  const ofWorth = () => confirmExcess(deductions({ amounts }), worth, t.askMoreThanWorth, language);
  const ofCharge = confirmHighCharge(takaOfKind({ amounts }, 'delivery') ?? 0, language);
  return ofCharge ? ofCharge.then((isMeant) => isMeant && (ofWorth() ?? true)) : ofWorth();
}
