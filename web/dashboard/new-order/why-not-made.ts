import type { OrderConflict } from '@aloghor/functions/contract/orders';
import { orderConflict } from '../../shared/api/orders.ts';
import { byCode, isUnanswered } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { type NewOrderDraft, sumsOf } from './new-order-draft.ts';

/** Why an order was not made, and what to do: which products are short or gone, what the total is now. */
export function createErrorText(error: unknown, draft: NewOrderDraft): string {
  const { refusals, unanswered, failed } = tAdmin.newOrder;
  if (isUnanswered(error)) return unanswered;
  const conflict = orderConflict(error);
  return conflict ? conflictText(conflict, draft) : (byCode(error, refusals) ?? errorText(error, failed));
}

function conflictText({ code, short = [], missing = [], totalPrice = 0 }: OrderConflict, draft: NewOrderDraft): string {
  const { priceChanged, gone, soldOut, fewer, madeBefore } = tAdmin.newOrder;
  const named = (ids: string[]) =>
    draft.products
      .filter(({ _id }) => ids.includes(_id))
      .map(nameOf)
      .join(', ');
  const shortOf = (isSoldOut: boolean) => named(short.flatMap((one) => (one.isSoldOut === isSoldOut ? one._id : [])));
  if (code === 'price-changed') return priceChanged(sum(sumsOf(draft).totalPrice), sum(totalPrice));
  if (code === 'products-gone') return gone(named(missing));
  if (code === 'key-used-for-another-order') return madeBefore;
  const [none, few] = [shortOf(true), shortOf(false)];
  return [none && soldOut(none), few && fewer(few)].filter(Boolean).join(' ');
}
