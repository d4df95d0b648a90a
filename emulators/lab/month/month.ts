import { dayOf } from '@aloghor/functions/domain/day-of';
import { followDue } from '@aloghor/functions/src/couriers/follow-parcels';
import pMap from 'p-map';
import { ADMIN, CLERK } from '../simulation/cast.ts';
import { CourierNews } from '../simulation/parcels/courier-news.ts';
import { LAMP, type ParcelShop } from '../simulation/parcels/parcel-shop.ts';
import type { CourierParcel } from '../simulation/parcels/parcel-world.ts';
import { aheadOf, ORDERS_A_DAY, type PlannedOrder, paidAhead, plannedOrder, QUANTITY, SUM } from './plan.ts';

/** Calls at the same time. */
export const AT_ONCE = { concurrency: 2 };

/** Orders of one call that books. */
const SLICE = 25;

/** Of so many calls of couriers, one is lost, and one comes twice. */
const LOST_EVERY = 7;
const TWICE_EVERY = 5;

export const RIDER = 'Karim';

/** Two of the staff take turns. */
export function staffFor({ place }: PlannedOrder): typeof ADMIN | typeof CLERK {
  return place % 2 ? CLERK : ADMIN;
}

/** A month of a shop that works with two couriers and a rider. */
export class Month {
  readonly shop: ParcelShop;
  readonly orders: PlannedOrder[] = [];
  /** The orders whose couriers have come to an end with them, and those that Pathao has paid, by their numbers. */
  readonly ended = new Set<string>();
  readonly paid = new Set<string>();
  /** Those of which a part came back, and was counted. */
  readonly counted = new Set<string>();
  /** The ids of those of which all was given back that had come ahead for nothing. */
  readonly givenBack = new Set<string>();
  readonly firstDay: string;
  /** In taka, what the rider has handed over too little. */
  missing = 0;
  readonly #news = new CourierNews();
  #calls = 0;

  constructor(shop: ParcelShop) {
    this.shop = shop;
    this.firstDay = this.today();
  }

  today(): string {
    return dayOf(Date.now());
  }

  async hireRider(): Promise<void> {
    const { version } = (await this.shop.read('GET /settings/admin')).riders;
    await this.shop.done(ADMIN, 'PATCH /settings/riders', { people: [{ name: RIDER }], version });
  }

  /** Buyers order, and confirm by telephone. */
  async placeDay(): Promise<PlannedOrder[]> {
    const first = this.orders.length;
    const planned = Array.from({ length: ORDERS_A_DAY }, (_, place) => plannedOrder(first + place));
    this.orders.push(...planned);
    await pMap(planned, (order) => this.#place(order), AT_ONCE);
    return planned;
  }

  async #place(order: PlannedOrder): Promise<void> {
    const { place, mobileNumber } = order;
    const body = {
      name: `Buyer ${place}`,
      mobileNumber,
      deliveryAddress: `House ${place}, Road 3`,
      place: { district: 'Dhaka', thana: 'Dhanmondi' },
      orderItems: [{ _id: LAMP, quantity: QUANTITY }],
    };
    order.id = (await this.shop.done('a guest', 'POST /orders', body)).insertedId;
    await this.shop.done(staffFor(order), `POST /desk/${order.id}/calls`, { outcome: 'confirmed' });
    await this.#payAhead(order);
  }

  async #payAhead(order: PlannedOrder): Promise<void> {
    const at = `POST /orders/admin/${order.id}` as const;
    const ahead = aheadOf(order);
    if (ahead?.as === 'payment') await this.shop.done(ADMIN, `${at}/payment`, { received: true, sum: ahead.taka });
    if (ahead?.as !== 'advance') return;
    const amounts = [{ kind: 'advance', taka: ahead.taka, transaction: `BKX${order.place}` }];
    await this.shop.done(ADMIN, `${at}/amounts`, { amounts });
  }

  /** Books what goes by a courier, in slices, and gives the rider the rest. */
  async sendDay(day: PlannedOrder[]): Promise<void> {
    for (const courier of ['steadfast', 'pathao'] as const) {
      const mine = day.filter(({ carrier }) => carrier === courier);
      for (let start = 0; start < mine.length; start += SLICE)
        await this.#book(courier, mine.slice(start, start + SLICE));
    }
    const byRider = day.filter(({ carrier }) => carrier === 'rider');
    await pMap(byRider, ({ id }) => this.shop.done(CLERK, `POST /orders/admin/${id}/rider`, { rider: RIDER }), AT_ONCE);
  }

  async #book(courier: string, some: PlannedOrder[]): Promise<void> {
    const orders = some.map((order) => ({ _id: order.id, toCollect: SUM - paidAhead(order) }));
    const { rows } = await this.shop.done(CLERK, 'POST /parcels', { courier, orders });
    for (const { _id, number, problems, parcel } of rows) {
      if (problems.length > 0 || parcel.state !== 'booked') throw new Error(`${number}: ${problems} ${parcel?.state}`);
      const order = some.find(({ id }) => id === _id);
      if (order) order.number = number;
    }
  }

  async parcels(): Promise<Map<string, CourierParcel>> {
    const all = (await this.shop.account.parcels()) as CourierParcel[]; // as the stand-in keeps them
    return new Map(all.map((parcel) => [parcel.invoice, parcel]));
  }

  /** Couriers call about what has happened; some calls come twice, later ones first, and some not at all. */
  async tellNews(): Promise<void> {
    const calls = this.#news.of([...(await this.parcels()).values()]).toReversed();
    const counted = calls.map((call) => ({ call, count: this.#calls++ }));
    const first = counted.filter(({ count }) => count % LOST_EVERY !== 0);
    const again = first.filter(({ count }) => count % TWICE_EVERY === 0);
    await pMap([...first, ...again], ({ call }) => this.shop.tell(call), AT_ONCE);
  }

  /** Asks the couriers for all parcels under way. */
  async poll(): Promise<void> {
    while ((await followDue()).asked > 0);
  }
}
