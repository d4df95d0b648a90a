import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import type { InputOf } from '@aloghor/functions/contract/calls';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { isMobileNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callWithToken, retryWhenBusy } from '../../shared/api/client.ts';
import { orderConflict, type Placed } from '../../shared/api/orders.ts';
import { byCode, isOutcomeUnknown, isUnanswered } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { ALL_ORDERS } from '../cache.ts';
import { newOrder } from '../messages/en/desk.ts';
import { amountsOf, isConfirmed, type NewOrderDraft, sumsOf } from './new-order-draft.ts';

/** How earlier orders of a mobile number ended; fetched once the typed number is valid. */
export function mobileNumberQuery(typed: string) {
  const mobileNumber = plainMobileNumber(typed);
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'number', mobileNumber],
    queryFn: isMobileNumber(mobileNumber)
      ? () => callWithToken('POST /desk/number', { body: { mobileNumber } })
      : skipToken,
    meta: { personal: true },
  });
}

type Sent = InputOf<'POST /orders/admin'>['body'];

/** Creates the order of a draft; a second request with the same draft returns the first order. @throws {ApiError} */
export async function createOrder(draft: NewOrderDraft, language: LanguageCode): Promise<Placed> {
  const headers = { 'Idempotency-Key': draft.key };
  const body = { ...bodyOf(draft), language };
  const send = () => callWithToken('POST /orders/admin', { body }, { headers });
  const { insertedId, number } = await retryWhenBusy(send);
  return { id: String(insertedId), number };
}

/** What is sent of a draft. */
export function bodyOf(draft: NewOrderDraft): Sent {
  const { source, name, mobileNumber, place, deliveryAddress, info, deskNote, products } = draft;
  return {
    source,
    isConfirmed: isConfirmed(draft),
    name,
    mobileNumber,
    place: place && { district: place.district, thana: place.thana },
    deliveryAddress,
    info,
    deskNote,
    amounts: amountsOf(draft),
    orderItems: products.map(({ _id, quantity }) => ({ _id, quantity })),
    totalPrice: sumsOf(draft).totalPrice,
  };
}

/** Why an order was not created, and what to do: which products are short or gone, what the total is now. */
export function createErrorText(error: unknown, draft: NewOrderDraft, language: LanguageCode): string {
  const t = messagesIn(language, newOrder);
  const { errors, unanswered, failed } = t;
  if (isUnanswered(error) || isOutcomeUnknown(error)) return unanswered;
  const conflict = orderConflict(error);
  return conflict
    ? conflictText(conflict, draft, language)
    : (byCode(error, errors) ?? errorText(error, failed, language));
}

function conflictText(
  { code, short = [], missing = [], totalPrice = 0 }: OrderConflict,
  draft: NewOrderDraft,
  language: LanguageCode,
): string {
  const t = messagesIn(language, newOrder);
  const { priceChanged, gone, soldOut, fewer, madeBefore } = t;
  const named = (ids: string[]) =>
    draft.products
      .filter(({ _id }) => ids.includes(_id))
      .map((product) => nameOf(product, language))
      .join(', ');
  const shortOf = (isSoldOut: boolean) => named(short.flatMap((one) => (one.isSoldOut === isSoldOut ? one._id : [])));
  if (code === 'price-changed') return priceChanged(sum(sumsOf(draft).totalPrice, language), sum(totalPrice, language));
  if (code === 'products-gone') return gone(named(missing));
  if (code === 'key-used-for-another-order') return madeBefore;
  const [none, few] = [shortOf(true), shortOf(false)];
  return [none && soldOut(none), few && fewer(few)].filter(Boolean).join(' ');
}
