import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../contract/audit.ts';
import { audit } from '../database/collections.ts';
import { OptimisticBatch } from '../database/optimistic-batch.ts';

/** Who makes a change: somebody of the staff, or a command. */
export interface Actor {
  uid: string;
  email: string;
}

type Change = Omit<AuditEntry, '_id' | 'at' | 'by'>;

/**
 * Records who changed what in the write of the change itself: neither is ever stored without the other. `id`: of the line
 * of the audit.
 */
export function recordChange(
  write: Transaction | OptimisticBatch,
  { uid, email }: Actor,
  change: Change,
  at = Date.now(),
  id = lineId(change),
): void {
  const all = write instanceof OptimisticBatch ? audit.inBatch(write) : audit.within(write);
  all.put(id, { ...change, at, by: email, uid });
}

/** The same id when the client repeats adding a product because the answer was lost. */
function lineId({ subject, action, target }: Change): string {
  return subject === 'product' && action === 'add' ? target : randomUUID();
}

/** The fields of `wanted` that differ from `present`, before and after; undefined when none differs. */
export function changedFields<Fields extends object>(present: Fields, wanted: Partial<Fields>) {
  const names = Object.keys(wanted) as (keyof Fields)[]; // a cast: Object.keys returns strings
  const changed = names.filter((name) => !isDeepStrictEqual(present[name], wanted[name]));
  if (changed.length === 0) return undefined;
  return { before: pick(present, changed), after: pick(wanted, changed) };
}

function pick<Fields extends object>(fields: Partial<Fields>, names: (keyof Fields)[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>; // a cast: fromEntries forgets the names
}
