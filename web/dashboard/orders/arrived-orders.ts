interface Watched {
  _id: string;
  createdAt: number;
}

/**
 * The orders of `now` that were placed after `before`. One that only moved up into the list, because another one was
 * closed, is older than the newest known one.
 */
export function arrivedOrders<Order extends Watched>(before: Watched[], now: Order[]): Order[] {
  const newest = Math.max(0, ...before.map(({ createdAt }) => createdAt));
  const known = new Set(before.map(({ _id }) => _id));
  return now.filter(({ _id, createdAt }) => !known.has(_id) && createdAt >= newest);
}
