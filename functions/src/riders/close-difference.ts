import type { RiderSettlement } from '../contract/riders.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { riderSettlements } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';

/** @throws {NotFound} */
export async function findSettlement(id: string): Promise<RiderSettlement> {
  return settlementOrThrow(await riderSettlements.get([id]));
}

/**
 * Closes the difference of a settlement with a reason; its sums stay. One without a difference has nothing to close.
 * @throws {Conflict} when somebody has closed it otherwise {NotFound}
 */
export function closeDifference(id: string, reason: string, by: Staff): Promise<RiderSettlement> {
  return inTransaction(async (transaction) => {
    const { _id, isOpen, ...settlement } = settlementOrThrow(await riderSettlements.within(transaction).get([id]));
    const { closed, rider: label, missing } = settlement;
    if (closed?.by === by.email && closed.reason === reason) return { _id, ...settlement };
    if (!isOpen)
      throw new Conflict('difference-closed', 'The difference is closed.', { settlement: { _id, ...settlement } });
    const at = Date.now();
    const after = { ...settlement, closed: { at, by: by.email, ...(by.name && { name: by.name }), reason } };
    riderSettlements.within(transaction).put(id, after); // the whole document, so that it is open no more
    const facts = { before: { missing }, after: { missing, reason } };
    recordChange(transaction, by, { subject: 'rider', action: 'update', target: id, label, ...facts }, at);
    return { _id, ...after };
  });
}

/** @throws {NotFound} */
function settlementOrThrow([settlement]: RiderSettlement[]): RiderSettlement {
  if (!settlement) throw new NotFound('settlement');
  return settlement;
}
