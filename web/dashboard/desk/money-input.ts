import type { Money } from '@aloghor/functions/contract/orders';
import { takenOff, worthOf } from '@aloghor/functions/domain/orders';
import { type ChosenPlace, zoneOf } from '@aloghor/functions/domain/places';
import { sum } from '../../shared/lib/format.ts';
import { type DeliveryCharge, deliveryCharges } from '../../shared/shop.config.ts';
import { askFirst } from '../layout/ask-first.ts';
import { takaOf } from '../layout/number-field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
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

/** Districts around the city, for which couriers ask less than for those farther away. */
const SUBURBAN = ['Dhaka', 'Gazipur', 'Narayanganj'];

/** What the delivery charge begins with where the shop has one for the place; what is typed comes over it. */
export function suggestedCharge(place: ChosenPlace | undefined, charges = deliveryCharges): MoneyInput {
  const charge = place && charges.find(({ zone }) => zone === chargeZoneOf(place));
  return charge ? { deliveryCharge: String(charge.taka) } : {};
}

function chargeZoneOf(place: ChosenPlace): DeliveryCharge['zone'] {
  if (zoneOf(place) === 'insideDhaka') return 'insideDhaka';
  return SUBURBAN.includes(place.district) ? 'suburbs' : 'elsewhere';
}

/** Asks whether to save money that takes more off than the order is worth; undefined where nothing has to be asked. */
export function confirmMoney(
  totalPrice: number,
  money: ReturnType<typeof parseMoneyInput>,
): Promise<boolean> | undefined {
  const worth = worthOf({ totalPrice, money: { ...money, advance: undefined } });
  const off = takenOff(money);
  if (off <= worth) return undefined;
  const { text, ...asked } = tAdmin.desk.askMoreThanWorth;
  return askFirst({ ...asked, text: text(sum(off), sum(worth)) }).then((answer) => answer !== undefined);
}
