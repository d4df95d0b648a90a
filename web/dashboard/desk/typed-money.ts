import type { Money } from '@aloghor/functions/contract/orders';
import { takaOf } from '../layout/number-field.tsx';
import type { MoneyInput } from './drafts.ts';

/** What the fields show of the money of an order: nothing for 0. */
export function moneyInputOf(money: Money | undefined): Required<MoneyInput> {
  const typed = (taka: number | undefined) => (taka ? String(taka) : '');
  return {
    deliveryCharge: typed(money?.deliveryCharge),
    discount: typed(money?.discount),
    advance: typed(money?.advance?.sum),
    transaction: money?.advance?.transaction ?? '',
  };
}

/** The money that is typed; an empty field is 0, and no advance. So is what is no amount: its form is not sent. */
export function parseMoneyInput({ deliveryCharge, discount, advance, transaction }: Required<MoneyInput>) {
  const sum = takaOf(advance);
  return {
    deliveryCharge: takaOf(deliveryCharge),
    discount: takaOf(discount),
    advance: sum > 0 ? { sum, transaction: transaction.trim() } : null,
  };
}
