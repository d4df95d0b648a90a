import { takenOff, worthOf } from '@aloghor/functions/domain/orders';
import { sum } from '../../shared/lib/format.ts';
import { askFirst } from '../layout/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { parseMoneyInput } from './typed-money.ts';

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
