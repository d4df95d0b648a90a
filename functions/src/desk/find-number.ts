import type { readNumber } from '../contract/desk.ts';
import type { Reply } from '../contract/endpoint.ts';
import { orders } from '../database/collections.ts';
import { courierPhone } from '../domain/courier-phone.ts';
import { ownOrders } from './own-orders.ts';

/** What is known of a mobile number before there is an order of it: its history, to whom and where its last order went, and in which language. */
export async function findNumber(mobileNumber: string): Promise<Reply<typeof readNumber>> {
  const phone = courierPhone(mobileNumber);
  if (!phone) return {};
  const [history, [last]] = await Promise.all([
    ownOrders.historyOf({ courierPhone: phone }),
    orders.find((all) => all.where('courierPhone', '==', phone).orderBy('createdAt', 'desc').limit(1)),
  ]);
  if (!last) return { history };
  const { name, deliveryAddress, place, language } = last;
  return { history, last: { name, deliveryAddress, place, language } };
}
