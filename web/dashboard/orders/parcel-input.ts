import type { PackingOrder } from '@aloghor/functions/contract/packing';
import {
  countQuantity,
  linesThatStayed,
  type ParcelOutcome,
  type ReturnReason,
} from '@aloghor/functions/domain/order-outcomes';
import { orderTotal, toCollect } from '@aloghor/functions/domain/orders';
import type { ParcelClosing } from './orders-api.ts';

export interface ParcelInput {
  /** The returned quantities by product id, as typed. */
  cameBack: Record<string, string>;
  reason: ReturnReason | '';
  /** In taka; undefined until it is typed: then it follows from the items that were not returned. */
  collected?: string;
  isReceived: boolean;
  note: string;
}

type Lines = Pick<PackingOrder, 'orderItems'>;

/** The returned lines with their quantities. */
function returnedLines({ orderItems }: Lines, outcome: ParcelOutcome, { cameBack }: ParcelInput) {
  if (outcome === 'returned') return orderItems.map(({ _id, quantity }) => ({ _id, quantity }));
  return orderItems
    .map(({ _id }) => ({ _id, quantity: Number(cameBack[_id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The sum due for the items that were not returned, in taka; 0 for a parcel that came back whole. */
export function sumDue(
  order: Lines & Pick<PackingOrder, 'amounts'>,
  outcome: ParcelOutcome,
  typed: ParcelInput,
): number {
  if (outcome === 'returned') return 0;
  const totalPrice = orderTotal(linesThatStayed(order.orderItems, returnedLines(order, outcome, typed)));
  return toCollect({ totalPrice, amounts: order.amounts });
}

/** Whether some items were returned and some were not. */
export function isPartlyReturned({ orderItems }: Lines, typed: ParcelInput): boolean {
  const back = countQuantity(returnedLines({ orderItems }, 'partlyDelivered', typed));
  return back > 0 && back < countQuantity(orderItems);
}

/** The request body; undefined while no reason is chosen. */
export function toClosing(
  order: Lines & Pick<PackingOrder, 'amounts' | 'totalPrice'>,
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
