import type { Transaction } from 'firebase-admin/firestore';
import type { RiderSettings } from '../domain/riders.ts';
import { desk as desks } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} when a rider who is not wanted any more has orders out, or money that is not settled */
export async function assertRidersFree(
  wanted: RiderSettings,
  present: RiderSettings,
  transaction: Transaction,
): Promise<void> {
  const kept = new Set(wanted.people.map(({ name }) => name));
  const gone = present.people.flatMap(({ name }) => (kept.has(name) ? [] : name));
  const found = await Promise.all(
    gone.map((name) =>
      desks
        .within(transaction)
        .find((all) => all.where('rider.name', '==', name).where('rider.state', 'in', ['out', 'ended']).limit(1)),
    ),
  );
  const riders = gone.filter((_, place) => found[place]?.length);
  if (riders.length > 0)
    throw new Conflict('rider-busy', `${riders.join(', ')} still has orders out, or money to hand over.`, { riders });
}
