import { type OutboxDocument, outbox } from '../src/platform/database/collections.ts';

/** A notice of an order that was given up, and may be tried again. Returns its id. */
export async function failedNotification(orderId: string): Promise<string> {
  const id = `${orderId}_received`;
  const given: OutboxDocument = { orderId, event: 'received', askedAt: 1, tries: 6, failedAt: 1, failure: 'notTaken' };
  await outbox.reference.doc(id).set(given);
  return id;
}
