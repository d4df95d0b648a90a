import type { Order } from '@aloghor/functions/contract/orders';
import {
  countQuantity,
  linesThatStayed,
  type ParcelOutcome,
  type ReturnReason,
} from '@aloghor/functions/domain/order-outcomes';
import { orderTotal, toCollect } from '@aloghor/functions/domain/orders';
import type { ParcelClosing } from './orders-api.ts';

export interface ParcelInput {
  /** By product id, the pieces that came back, as they were typed. */
  cameBack: Record<string, string>;
  reason: ReturnReason | '';
  /** In taka; undefined until it is typed: then it is what follows from the pieces that stayed. */
  collected?: string;
  isReceived: boolean;
  note: string;
}

type Lines = Pick<Order, 'orderItems'>;

/** The pieces that came back, by line. */
function returnedLines({ orderItems }: Lines, outcome: ParcelOutcome, { cameBack }: ParcelInput) {
  if (outcome === 'returned') return orderItems.map(({ _id, quantity }) => ({ _id, quantity }));
  return orderItems
    .map(({ _id }) => ({ _id, quantity: Number(cameBack[_id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What is due for the pieces that stayed, in taka; nothing for a parcel that came back whole. */
export function sumDue(order: Lines & Pick<Order, 'money'>, outcome: ParcelOutcome, typed: ParcelInput): number {
  if (outcome === 'returned') return 0;
  const totalPrice = orderTotal(linesThatStayed(order.orderItems, returnedLines(order, outcome, typed)));
  return toCollect({ totalPrice, money: order.money });
}

/** Whether some pieces came back and some stayed. */
export function isPartlyReturned({ orderItems }: Lines, typed: ParcelInput): boolean {
  const back = countQuantity(returnedLines({ orderItems }, 'partlyDelivered', typed));
  return back > 0 && back < countQuantity(orderItems);
}

/** What is sent; undefined while no reason is chosen. */
export function toClosing(
  order: Lines & Pick<Order, 'money' | 'totalPrice'>,
  outcome: ParcelOutcome,
  typed: ParcelInput,
): ParcelClosing | undefined {
  const { reason, collected, isReceived, note } = typed;
  if (reason === '') return undefined;
  return {
    outcome,
    reason,
    ...(outcome === 'partlyDelivered' && { cameBack: returnedLines(order, outcome, typed) }),
    collected: Number(collected ?? sumDue(order, outcome, typed)),
    received: isReceived,
    toCollect: toCollect(order),
    ...(note.trim() && { note: note.trim() }),
  };
}
