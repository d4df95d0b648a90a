import type { Transaction } from 'firebase-admin/firestore';
import { partOf } from '../catalogue/settings-of.ts';
import { isSent, SENT_STATUS } from '../domain/order-status.ts';
import { isSameRider } from '../domain/riders.ts';
import { countChanged } from '../orders/change-order.ts';
import { assertNotWithCourier, assertOpen } from '../orders/order-guards.ts';
import { isSeen } from '../packing/packing-store.ts';
import { settings } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';

/**
 * Gives an order to a rider: one that is in the shop leaves it. Returns how many orders changed: 0 when the rider has it
 * already. @throws {Conflict} {NotFound}
 */
export function giveToRider(id: string, rider: string, by: Staff): Promise<number> {
  return countChanged(id, by, async ({ order, desk }, at, transaction) => {
    if (!isSeen(order, by)) throw new NotFound('order');
    assertOpen(order);
    assertNotWithCourier(desk);
    const name = await knownName(rider, transaction);
    if (isSent(order.status) && desk.rider?.name === name) return undefined;
    return {
      order: { status: SENT_STATUS },
      desk: { rider: { name, state: 'out', at } },
      audited: { before: { rider: desk.rider?.name }, after: { rider: name } },
    };
  });
}

/** The name as the settings write it. @throws {Conflict} */
async function knownName(rider: string, transaction: Transaction): Promise<string> {
  const [stored] = await settings.within(transaction).get(['riders']);
  const known = partOf('riders', stored).people.find(({ name }) => isSameRider(name, rider));
  if (!known) throw new Conflict('no-such-rider', `The shop has no rider ${rider}.`);
  return known.name;
}

/** Notes that the rider keeps an order for another day. @throws {Conflict} {NotFound} */
export function keepForAnotherDay(id: string, by: Staff): Promise<number> {
  return countChanged(id, by, ({ desk: { rider } }, at) => {
    if (rider?.state !== 'out') throw new Conflict('not-with-rider', 'No rider has the order out.');
    return {
      desk: { rider: { ...rider, triedAt: at } },
      audited: { before: {}, after: { rider: rider.name, keptForAnotherDay: true } },
    };
  });
}
