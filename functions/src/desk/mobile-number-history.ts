import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { MobileNumberHistory, readNumber } from '../contract/desk.ts';
import type { Reply } from '../contract/endpoint.ts';
import { Order } from '../contract/orders.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { DELIVERED_STATUS } from '../domain/order-status.ts';
import { findFakes } from '../orders/orders-store.ts';
import { orders } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { historyFrom } from './desk-rules.ts';

const LastOrder = z.pick(Order, {
  _id: true,
  createdAt: true,
  name: true,
  deliveryAddress: true,
  place: true,
  language: true,
});

/** How many other orders of a mobile number are read: the newest. */
const LOOKED_AT = 20;

/**
 * What became of the orders of a mobile number beside this one; undefined for a number that no courier takes. Costs one
 * read for each order of the number, at most 22, and one for each cancelled one whose reason its buyer does not know.
 */
export async function historyOf({
  _id,
  courierPhone,
}: {
  _id?: string;
  courierPhone?: string | undefined;
}): Promise<MobileNumberHistory | undefined> {
  if (!courierPhone) return undefined;
  const found = await orders.find((all) =>
    all
      .where('courierPhone', '==', courierPhone)
      .where('createdAt', '>=', 0) // a time: no other document may spoil the history
      .orderBy('createdAt', 'desc')
      .limit(LOOKED_AT + 2) // this order, and one to know whether there are more
      .select('number', 'status', 'createdAt', 'closedFor'),
  );
  const others = found.filter((order) => order._id !== _id);
  const looked = others.slice(0, LOOKED_AT);
  return historyFrom(looked, await findFakes(looked), others.length > LOOKED_AT);
}

/** Firestore's limit for the values of one query. */
const NUMBERS_A_QUERY = 30;
/** So many orders of these numbers are read: the newest. */
const LOOKED_AT_A_QUERY = 200;

/** The same for many orders, by their ids, in few queries; those without a number that a courier takes have none. */
export async function historiesOf(
  list: readonly { _id: string; courierPhone?: string | undefined }[],
): Promise<Map<string, MobileNumberHistory>> {
  const phones = [...new Set(list.flatMap(({ courierPhone }) => courierPhone ?? []))];
  const pages = chunksOf(phones, NUMBERS_A_QUERY).map((some) =>
    orders.find((all) =>
      all
        .where('courierPhone', 'in', some)
        .where('createdAt', '>=', 0)
        .orderBy('createdAt', 'desc')
        .limit(LOOKED_AT_A_QUERY)
        .select('number', 'status', 'createdAt', 'closedFor', 'courierPhone'),
    ),
  );
  const found = (await Promise.all(pages)).flat();
  const fakes = await findFakes(found);
  const histories = list.flatMap(({ _id, courierPhone }) => {
    if (!courierPhone) return [];
    const others = found.filter((other) => other.courierPhone === courierPhone && other._id !== _id);
    return [[_id, historyFrom(others.slice(0, LOOKED_AT), fakes, others.length > LOOKED_AT)] as const];
  });
  return new Map(histories);
}

/**
 * What is known of a mobile number before there is an order of it: its history, to whom and where its last order went,
 * and in which language. Only a delivered or confirmed order counts, because anybody can order with anybody's number.
 */
export async function findMobileNumber(mobileNumber: string): Promise<Reply<typeof readNumber>> {
  const phone = courierPhone(mobileNumber);
  if (!phone) return {};
  const newest = (found: Query, field: 'createdAt' | 'confirmedAt') =>
    found.where(field, '>=', 0).orderBy(field, 'desc').limit(1);
  const ofMobileNumber = (all: Query) => all.where('courierPhone', '==', phone);
  const [history, delivered, confirmed] = await Promise.all([
    historyOf({ courierPhone: phone }),
    orders.find((all) => newest(ofMobileNumber(all).where('status', '==', DELIVERED_STATUS), 'createdAt')),
    orders.find((all) => newest(ofMobileNumber(all), 'confirmedAt')),
  ]);
  const [last] = validDocuments(LastOrder, [...delivered, ...confirmed], 'last orders').toSorted(
    (one, other) => other.createdAt - one.createdAt,
  );
  if (!last) return { history };
  const { name, deliveryAddress, place, language } = last;
  return { history, last: { name, deliveryAddress, place, language } };
}
