import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../contract/audit.ts';
import { audit } from '../database/collections.ts';

/** Who of the shop changes something. */
export interface Actor {
  uid: string;
  email: string;
}

type Change = Omit<AuditEntry, '_id' | 'at' | 'by'>;

/** Keeps who changed what, in the transaction of the change itself: one is never there without the other. */
export function recordChange(transaction: Transaction, { uid, email }: Actor, change: Change, at = Date.now()): void {
  audit.within(transaction).insert(randomUUID(), { ...change, at, by: email, uid });
}
