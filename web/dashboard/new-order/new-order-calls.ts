import type { InputOf } from '@aloghor/functions/contract/calls';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { isMobileNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import type { Placed } from '../../shared/api/orders.ts';
import { retryWhenBusy } from '../../shared/api/retry-when-busy.ts';
import { isConfirmed, moneyOf, type NewOrderDraft, sumsOf, toFoundProduct } from './new-order-draft.ts';

/** Products of one search. */
const FOUND = 8;
const FIELDS = ['_id', 'name', 'nameBn', 'img', 'thumbnail', 'price'];

/** The products whose names fit, the newest first, with how many pieces there are; hidden ones cannot be ordered. */
export function pickQuery(q: string | undefined) {
  return queryOptions({
    queryKey: ['items', 'pick', q],
    queryFn: async () => {
      const query = { q, limit: FOUND, fields: FIELDS.join(',') };
      const { reply, next } = await callPageWithToken('GET /products/admin', { query });
      return { products: reply.filter(({ hidden }) => !hidden).map(toFoundProduct), isMore: next !== undefined };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What became of the orders of a number; asked for once it could be one. */
export function mobileNumberQuery(typed: string) {
  const mobileNumber = plainMobileNumber(typed);
  return queryOptions({
    queryKey: ['allOrders', 'number', mobileNumber],
    queryFn: isMobileNumber(mobileNumber)
      ? () => callWithToken('POST /desk/number', { body: { mobileNumber } })
      : skipToken,
    meta: { personal: true },
  });
}

type Sent = InputOf<'POST /orders/admin'>['body'];

/** Makes the order of a draft, whose buyer reads this language; sent again, it answers the first. @throws {ApiError} */
export async function createOrder(draft: NewOrderDraft, language: LanguageCode): Promise<Placed> {
  const headers = { 'Idempotency-Key': draft.key };
  const body = { ...bodyOf(draft), language };
  const send = () => callWithToken('POST /orders/admin', { body }, { headers });
  const { insertedId, number } = await retryWhenBusy(send);
  return { id: String(insertedId), number };
}

function bodyOf(draft: NewOrderDraft): Sent {
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
    money: moneyOf(draft),
    orderItems: products.map(({ _id, quantity }) => ({ _id, quantity })),
    totalPrice: sumsOf(draft).totalPrice,
  };
}
