import type { AuditEntry } from '@aloghor/functions/contract/audit';
import { amount } from '../../lib/format.ts';
import { tOrders } from '../../messages/messages.ts';
import { tAdmin } from '../messages/admin-messages.ts';

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** The fields that are another after than before, as texts; '' for nothing. */
export function changesOf({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  if (all.has('names')) all.delete('data'); // the ids of the same products
  const fields = [...all];
  return fields
    .map((field) => ({ field, before: said(field, before[field]), after: said(field, after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Statuses, roles and the like are stored by their names in English. */
function said(field: string, value: unknown): string {
  const text = asText(value);
  return wordsOf(field)?.[text] ?? text;
}

function wordsOf(field: string): Record<string, string> | undefined {
  const { audit, desk, notices } = tAdmin;
  const words = { status: tOrders.statuses, role: audit.roles, desk: desk.states, source: desk.sources };
  return { ...words, noticeAgain: notices.events }[field];
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return amount(value);
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
