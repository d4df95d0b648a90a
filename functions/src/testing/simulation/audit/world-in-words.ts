import { CUSTOMERS, MEMBERS } from '../cast.ts';
import type { PlacedOrder, World } from '../world.ts';
import { describeOrder, roleInWords } from './found.ts';

/** What the database should hold in this world, in words. */
export function worldInWords({ prices, stock, carts, members, orders }: World): string[] {
  const all = [
    ...Object.entries(prices).map(([id, price]) => `${id} costs ${price / 100}`),
    ...Object.entries(stock).map(([id, pieces]) => `${pieces} pieces of ${id}`),
    ...CUSTOMERS.flatMap((name) => Object.entries(carts[name]).map(([id, pieces]) => `${name} has ${pieces} ${id}`)),
    ...MEMBERS.map((name) => roleInWords(name, members[name].role, members[name].role === 'admin')),
    ...orders.map(orderInWords),
  ];
  return all.toSorted();
}

function orderInWords({ page, lines, total, status, timeline, paid }: PlacedOrder): string {
  const items = lines.map(({ id, quantity, price }) => `${quantity} ${id} at ${price / 100}`);
  return describeOrder({
    page: `page ${page}`,
    items,
    total: total / 100,
    status,
    steps: timeline,
    isPaid: paid !== undefined,
  });
}
