import type { Query } from 'firebase-admin/firestore';
import type { readNumber } from '../contract/desk.ts';
import type { Reply } from '../contract/endpoint.ts';
import { courierPhone } from '../domain/courier-phone.ts';
import { DELIVERED_STATUS } from '../domain/order-status.ts';
import { orders } from '../platform/database/collections.ts';
import { ownOrders } from './own-orders.ts';

/**
 * What is known of a mobile number before there is an order of it: its history, to whom and where its last order went, and
 * in which language. Anybody can place an order with anybody's number, so only one counts that was delivered, or confirmed.
 */
export async function findNumber(mobileNumber: string): Promise<Reply<typeof readNumber>> {
  const phone = courierPhone(mobileNumber);
  if (!phone) return {};
  const ofNumber = (all: Query) => all.where('courierPhone', '==', phone);
  const [history, delivered, confirmed] = await Promise.all([
    ownOrders.historyOf({ courierPhone: phone }),
    orders.find((all) => ofNumber(all).where('status', '==', DELIVERED_STATUS).orderBy('createdAt', 'desc').limit(1)),
    orders.find((all) => ofNumber(all).orderBy('confirmedAt', 'desc').limit(1)),
  ]);
  const [last] = [...delivered, ...confirmed].toSorted((one, other) => other.createdAt - one.createdAt);
  if (!last) return { history };
  const { name, deliveryAddress, place, language } = last;
  return { history, last: { name, deliveryAddress, place, language } };
}
