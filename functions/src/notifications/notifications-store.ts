import type { Parsed } from '../contract/endpoint.ts';
import type { listNotifications } from '../contract/notifications.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type OutboxDocument, outbox } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { NotFound } from '../platform/http/errors.ts';
import { findPage, type Page } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';

const NEXT: ListSort<'dueAt'> = { name: 'oldest', field: 'dueAt', direction: 'asc' };
const NEWEST: ListSort<'failedAt'> = { name: 'newest', field: 'failedAt', direction: 'desc' };

/** A page of what waits, or was given up. */
export function findNotifications({
  state = 'waiting',
  ...paging
}: Parsed<typeof listNotifications>['query']): Promise<Page<Stored<OutboxDocument>>> {
  return findPage(outbox, state === 'failed' ? NEWEST : NEXT, paging);
}

/** Returns how many are tried again: 0 when it was not given up. @throws {NotFound} */
export function sendAgain(id: string, by: Staff): Promise<number> {
  return inTransaction(async (transaction) => {
    const [found] = await outbox.within(transaction).get([id]);
    if (!found) throw new NotFound('notification');
    if (found.failedAt === undefined) return 0;
    const { orderId: target, event, number } = found;
    const now = Date.now();
    outbox.within(transaction).put(id, { orderId: target, number, event, askedAt: now, dueAt: now, tries: 0 });
    const after = { notificationAgain: event };
    const change = { subject: 'order', action: 'update', target, label: number, number, after } as const;
    recordChange(transaction, by, change, now);
    return 1;
  });
}
