import type { BulkChange, SeenItem } from './products-api.ts';

/** A confirmed change; sent again with its key, it changes no product twice. */
export interface BulkWork {
  /** With the names by which the result shows them. */
  items: (SeenItem & { name: string })[];
  change: BulkChange;
  key: string;
  /** Whether an earlier try may have changed some of them. */
  isUnclear?: boolean;
}

/** The change that this tab was reloaded or left with, before its end was known; null for anything else that is stored. */
export function readBulkWork(kept: unknown): BulkWork | null {
  const { items, change, key, isUnclear }: Partial<Record<keyof BulkWork, unknown>> = Object(kept); // each is checked
  const isWhole = Array.isArray(items) && items.every(isItem) && Object(change) === change && typeof key === 'string';
  return isWhole ? { items, change: change as BulkChange, key, isUnclear: isUnclear !== false } : null; // a cast: the server checks it
}

function isItem(value: unknown): boolean {
  const { _id, version, name } = Object(value);
  return [_id, version, name].every((text) => typeof text === 'string');
}
