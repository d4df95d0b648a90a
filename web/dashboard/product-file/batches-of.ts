import { JSON_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { IMPORT_BATCH_MAXIMUM } from '@aloghor/functions/domain/product-import';
import type { FileRow } from './read-row.ts';

/** Bytes of a call besides its rows. */
const ENVELOPE_BYTES = 2_000;

interface Batch {
  rows: FileRow[];
  bytes: number;
}

/** The rows in batches that one call each can carry. */
export function toBatches(rows: FileRow[]): FileRow[][] {
  const batches = rows.reduce<Batch[]>((all, row) => {
    const bytes = bytesOf(row);
    const last = all.at(-1);
    if (last && hasRoom(last, bytes)) {
      last.rows.push(row);
      last.bytes += bytes;
    } else all.push({ rows: [row], bytes });
    return all;
  }, []);
  return batches.map((batch) => batch.rows);
}

function hasRoom(batch: Batch, bytes: number): boolean {
  return batch.rows.length < IMPORT_BATCH_MAXIMUM && batch.bytes + bytes < JSON_BYTES_MAXIMUM - ENVELOPE_BYTES;
}

function bytesOf(row: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}
