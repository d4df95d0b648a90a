import { isClosed } from '@aloghor/functions/domain/order-status';
import { answered, NOT_FOUND, type Step } from '../call.ts';
import { type CustomerName, DETAILS, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import { statusesIn } from '../timeline.ts';
import type { PlacedOrder, World } from '../world.ts';
import { someOrder } from './change-order.ts';

type ShownOrder = { info: string; totalPrice: number; status: string; timeline: { status: string }[] };

const inWords = ({ info, total, status, timeline }: PlacedOrder) =>
  `${info}: ${total / 100}, ${status} (${timeline.join(', ')})`;

const shownInWords = ({ info, totalPrice, status, timeline }: ShownOrder) =>
  `${info}: ${totalPrice}, ${status} (${statusesIn(timeline).join(', ')})`;

/** A customer's own orders: those under way, or the history. */
export function lookAtOrders(who: CustomerName, which: 'orders' | 'history'): Step {
  return {
    name: `${who} looks at the ${which}`,
    prepare() {
      const what = which === 'orders' ? 'GET /orders' : 'GET /orders/userOrderHistory';
      const happen = ({ orders }: World) => {
        const own = orders.filter(({ buyer, status }) => buyer === who && isClosed(status) === (which === 'history'));
        const read = (list: ShownOrder[]) => list.map(shownInWords).toSorted();
        return { ...answered(own.map(inWords).toSorted()), read };
      };
      return { who, what, access: 'user', happen };
    },
  };
}

/** Anybody with an order's id and their own mobile number: it is shown to its buyer alone. */
export function track(who: Who, place: number): Step {
  return {
    name: `${who} tracks order ${place}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      if (!wanted) return undefined;
      const happen = ({ orders }: World) => {
        const order = orders.find(({ id }) => id === wanted.id);
        if (order?.buyer !== who) return NOT_FOUND;
        const read = ({ totalPrice, status }: ShownOrder) => `${totalPrice}, ${status}`;
        return { ...answered(`${order.total / 100}, ${order.status}`), read };
      };
      const { mobileNumber } = DETAILS[who];
      return { who, what: 'POST /orders/track', body: { id: wanted.id, mobileNumber }, access: 'anyone', happen };
    },
  };
}
