import type { listAudit } from '../../contract/audit.ts';
import type { Parsed } from '../../contract/endpoint.ts';
import { chunksOf } from '../../domain/chunks-of.ts';
import { type PrivateField, withheldFields, withoutFields } from '../../domain/private-fields.ts';
import type { CallerRole } from '../../domain/roles.ts';
import type { Stored } from '../database/collection.ts';
import { type AuditDocument, audit } from '../database/collections.ts';
import { findPage, type Page } from '../paging/find-page.ts';
import type { ListSort } from '../paging/list-sort.ts';

const NEWEST: ListSort<'at'> = { name: 'newest', field: 'at', direction: 'desc' };

/** Who changed what, the newest first, as people of this role may know it; with `subject`, only changes of that kind. */
export async function findAudit(
  { subject, ...paging }: Parsed<typeof listAudit>['query'],
  role: CallerRole,
): Promise<Page<Stored<AuditDocument>>> {
  const { entries, next } = await findPage(audit, NEWEST, paging, (all) =>
    subject ? all.where('subject', '==', subject) : all,
  );
  return { entries: entries.map((line) => withoutWithheld(line, withheldFields(role))), next };
}

function withoutWithheld(line: Stored<AuditDocument>, withheld: PrivateField[]): Stored<AuditDocument> {
  const { subject, before, after } = line;
  if (subject !== 'product' || withheld.length === 0) return line;
  return {
    ...line,
    ...(before && { before: withoutFields(before, withheld) }),
    ...(after && { after: withoutFields(after, withheld) }),
  };
}

/** When each change of one product, order, user or list was made, and by whom. */
export async function findChangesOf(target: string): Promise<Pick<AuditDocument, 'at' | 'by'>[]> {
  const lines = await audit.find((all) => all.where('target', '==', target));
  return lines.map(({ at, by }) => ({ at, by }));
}

/** How many values one query can compare with. */
const VALUES_MAXIMUM = 30;

/** Who made each of these changes, by its target and time. Costs about one read for each. */
export async function findAuthors(changes: Pick<AuditDocument, 'target' | 'at'>[]): Promise<Map<string, string>> {
  const times = [...new Set(changes.map(({ at }) => at))];
  const asked = chunksOf(times, VALUES_MAXIMUM).map((some) =>
    audit.find((all) => all.where('at', 'in', some).select('target', 'at', 'by')),
  );
  return new Map((await Promise.all(asked)).flat().map((line) => [changeKey(line), line.by]));
}

/** The key of a change in the result of `findAuthors`. */
export function changeKey({ target, at }: Pick<AuditDocument, 'target' | 'at'>): string {
  return `${at} ${target}`;
}
