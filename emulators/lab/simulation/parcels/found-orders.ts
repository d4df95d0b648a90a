import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { sumReceived, sumToCollect } from '@aloghor/functions/domain/orders';
import { desk, orders, type ParcelDocument, parcels } from '@aloghor/functions/src/platform/database/collections';
import { LAMP, type ParcelShop } from './parcel-shop.ts';

/** An order as the shop has it at the end of a history. Sums in taka. */
export interface FoundOrder {
  id: string;
  number: string;
  status: string;
  closedFor: string | undefined;
  /** What the couriers are told as its recipient's address. */
  address: string;
  parcel: BookedParcel | undefined;
  /** All that it has ever had. */
  parcels: ParcelDocument[];
  /** How much of the lamp it keeps from the stock. */
  taken: number;
  isPaid: boolean;
  paid: number;
  /** With what came ahead of that. */
  received: number;
  owes: number;
  /** Whether it stands in a list in which somebody sees it: of the active ones, or of those with money still to come. */
  isListed: boolean;
}

/** All of a collection, however long that takes: after a month there are thousands, and the shop's own reads have a time limit. */
export async function allOf<Stored>({ reference }: Collection<Stored>): Promise<Stored[]> {
  const { docs } = await reference.get();
  return docs.map((document) => ({ _id: document.id, ...document.data() }) as Stored); // as its store would read it
}

interface Collection<Stored> {
  reference: typeof orders.reference;
  find: (...choose: never[]) => Promise<Stored[]>;
}

export async function findOrders(shop: ParcelShop): Promise<FoundOrder[]> {
  const [placed, desks, booked, active, unpaid] = await Promise.all([
    allOf(orders),
    allOf(desk),
    allOf(parcels),
    shop.read('GET /packing?limit=100'),
    shop.read('GET /orderHistory?unpaid=true&limit=100'),
  ]);
  const listed = new Set([...active, ...unpaid].map(({ _id }: { _id: string }) => _id));
  return placed.map((order) => ({
    id: order._id,
    number: order.number,
    status: order.status,
    closedFor: order.closedFor,
    address: `${order.deliveryAddress}, Dhanmondi, Dhaka`,
    parcel: desks.find(({ _id }) => _id === order._id)?.parcel,
    parcels: booked.filter(({ orderId }) => orderId === order._id),
    taken: order.taken?.[LAMP] ?? 0,
    isPaid: order.payment !== undefined,
    paid: order.payment?.sum ?? 0,
    received: sumReceived(order),
    owes: sumToCollect(order),
    isListed: listed.has(order._id),
  }));
}
