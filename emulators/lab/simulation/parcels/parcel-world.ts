import type { PayoutRow, RowOwner } from '@aloghor/functions/domain/payouts';
import type { KeptParcel } from '../../../shop/couriers/accounts.ts';
import type { WebhookCall } from '../../../shop/couriers/webhooks.ts';
import { ADMIN, CLERK } from '../cast.ts';
import { CourierNews } from './courier-news.ts';
import { LAMP, type ParcelShop } from './parcel-shop.ts';
import type { Courier } from './ways.ts';

export const ORDERS = 4;

/** Of each order. */
export const QUANTITY = 2;

/** In taka: what a courier collects of a whole order. */
export const SUM = 1_800;

/** What is known of an order beside what the couriers have of it. */
export interface SimulatedOrder {
  id: string;
  number: string;
  /** Whether somebody has said that it left the shop. */
  isHandedOver: boolean;
  /** Whether somebody has counted all of it in the shop again. */
  isCountedBack: boolean;
  /** How much somebody has counted in the shop again after it was delivered. */
  cameBackLater: number;
  /** Whether somebody has said of it what couriers tell otherwise. */
  isMeddledWith: boolean;
}

/** A parcel as a courier has it. */
export type CourierParcel = KeptParcel & { courier: Courier };

export interface News {
  call: WebhookCall;
  times: number;
}

/** What has happened so far, as somebody knows who sees all: the shop, every courier and each call on its way. */
export class ParcelWorld {
  readonly shop: ParcelShop;
  readonly orders: SimulatedOrder[];
  /** What the couriers have said, or are still to say, oldest first. */
  readonly news: News[] = [];
  /** The parcels that the shop has said are booked, by courier and invoice. */
  readonly promised = new Set<string>();
  /** By courier and invoice, those that somebody has noted as taken back. */
  readonly cancelled = new Set<string>();
  /** The consignments that couriers have paid out by a file. */
  readonly paid = new Set<string>();
  /** What they have paid of other shops, with whose it is, as people have said. */
  readonly foreign: (PayoutRow & { owner: RowOwner })[] = [];
  /** What they have paid for parcels that they have lost or damaged, in taka. */
  claimed = 0;
  readonly #couriers = new CourierNews();

  private constructor(shop: ParcelShop, orders: SimulatedOrder[]) {
    this.shop = shop;
    this.orders = orders;
  }

  /** Places and confirms the orders that each history begins with. Returns how to begin one: they are placed but once. */
  static async prepare(shop: ParcelShop): Promise<() => Promise<ParcelWorld>> {
    await shop.reset();
    const orders: SimulatedOrder[] = [];
    for (let place = 0; place < ORDERS; place++) orders.push(await placeOrder(shop, place));
    const restore = await shop.keep();
    return async () => {
      await restore();
      return new ParcelWorld(shop, structuredClone(orders));
    };
  }

  /** Never none. */
  orderAt(place: number): SimulatedOrder {
    return this.orders[place % ORDERS] as SimulatedOrder;
  }

  async parcels(): Promise<CourierParcel[]> {
    return (await this.shop.account.parcels()) as CourierParcel[]; // as the stand-in keeps them, of the couriers that are on
  }

  async parcelsOf({ number }: SimulatedOrder): Promise<CourierParcel[]> {
    return (await this.parcels()).filter(({ invoice }) => isOfOrder(invoice, number));
  }

  /** Notes what is new of the parcels at the couriers, for their calls. */
  async collectNews(): Promise<void> {
    this.news.push(...this.#couriers.of(await this.parcels()).map((call) => ({ call, times: 0 })));
  }

  /** Whether its courier shows a parcel already. */
  async isShown({ at }: CourierParcel): Promise<boolean> {
    const { switches } = await this.shop.account.calls();
    return at <= Date.now() - switches.hiddenMs;
  }
}

export function isOfOrder(invoice: string, number: string): boolean {
  return invoice === number || invoice.startsWith(`${number}-`);
}

export function nameOf({ courier, invoice }: { courier: string; invoice: string }): string {
  return `${courier} ${invoice}`;
}

async function placeOrder(shop: ParcelShop, place: number): Promise<SimulatedOrder> {
  const order = {
    name: `Buyer ${place}`,
    mobileNumber: `0171000000${place}`,
    deliveryAddress: `House ${place}, Road 3`,
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
    orderItems: [{ _id: LAMP, quantity: QUANTITY }],
  };
  const { insertedId: id } = await shop.done(ADMIN, 'POST /orders/admin', { ...order, source: 'telephone' });
  await shop.done(CLERK, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
  const { number } = await shop.read(`GET /orders/admin/${id}`);
  return { id, number, isHandedOver: false, isCountedBack: false, cameBackLater: 0, isMeddledWith: false };
}
