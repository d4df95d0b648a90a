import { changeOrder, type Decide } from '../orders/change-order.ts';
import type { Admin } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';

export interface Revised {
  modifiedCount: number;
  /** Of the desk, after the change. */
  revision: number;
}

/**
 * Changes an order as `changeOrder` does. @throws {Conflict} when `seen`, the revision that the admin has seen, is not
 * that of now: two admins may call the same buyer.
 */
export async function changeAtDesk(id: string, by: Admin, seen: number | undefined, decide: Decide): Promise<Revised> {
  let revision = 0;
  const after = await changeOrder(id, by, (now, at) => {
    revision = now.desk.revision;
    if (seen !== undefined && seen !== revision)
      throw new Conflict('called-meanwhile', 'Somebody else has changed this order at the desk.');
    return decide(now, at);
  });
  return after ? { modifiedCount: 1, revision: after.desk.revision } : { modifiedCount: 0, revision };
}
