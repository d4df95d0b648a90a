import type { listAudit } from '../contract/audit.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { Stored } from '../database/collection.ts';
import { type AuditDocument, audit } from '../database/collections.ts';
import { findPage, type Page } from '../paging/find-page.ts';
import type { ListSort } from '../paging/list-sort.ts';

const NEWEST: ListSort<'at'> = { name: 'newest', field: 'at', direction: 'desc' };

/** Who changed what, the newest first; of one kind where a `subject` is named. */
export function findAudit({
  subject,
  ...paging
}: Parsed<typeof listAudit>['query']): Promise<Page<Stored<AuditDocument>>> {
  return findPage(audit, NEWEST, paging, (all) => (subject ? all.where('subject', '==', subject) : all));
}

/** When each change of one product, order, user or list was made, and by whom. */
export async function findChangesOf(target: string): Promise<Pick<AuditDocument, 'at' | 'by'>[]> {
  const lines = await audit.find((all) => all.where('target', '==', target));
  return lines.map(({ at, by }) => ({ at, by }));
}
