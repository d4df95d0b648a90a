import type { Order } from '@aloghor/functions/contract/orders';
import type { LanguageCode } from '../lib/language.ts';
import { placedOrders } from '../locale/en/buying.ts';
import { messagesIn, useMessages } from '../locale/locale.ts';

interface CameBackProps {
  /** Of the line's product. */
  id: string;
  quantity: number;
  outcome: Order['outcome'];
}

/** How many units of an order's line came back. */
export function CameBack({ id, quantity, outcome }: CameBackProps) {
  const tOrders = useMessages(placedOrders);
  const back = outcome?.cameBack.find(({ _id }) => _id === id);
  return back ? <span className="block text-ink-soft text-sm">{tOrders.cameBack(back.quantity, quantity)}</span> : null;
}

export type ShownStep = Pick<Order['timeline'][number], 'status' | 'at' | 'event' | 'pieces' | 'other'>;

/** What happened to an order, as a sentence for its reader. */
export function stepText({ status, event, pieces, other = '' }: ShownStep, language: LanguageCode): string {
  const tOrders = messagesIn(language, placedOrders);
  if (event === 'partlyDelivered' && pieces) return tOrders.partly(pieces.stayed, pieces.of);
  const text = event ? tOrders.events[event] : tOrders.statuses[status];
  return typeof text === 'function' ? text(other) : text;
}
