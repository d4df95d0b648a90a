import { JSON_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { IMPORT_BATCH_MAXIMUM } from '@aloghor/functions/domain/product-import';
import { checkRows, type FileRow, type ImportedFile, type RowOutcome, writeRows } from './product-file-api.ts';
import type { RowProblem } from './read-file.ts';
import type { Plan } from './use-import.ts';

/** Checks every row, also after a bad one, so that all problems are shown at once. @throws {ApiError} */
export async function checkFile(
  file: ImportedFile,
  rows: FileRow[],
  onChecked: (count: number) => void,
  check = checkRows,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  await inSequence(toBatches(rows), async (batch) => {
    outcomes.push(...(await check(file, batch)));
    onChecked(batch.length);
  });
  return outcomes;
}

/** What is wrong with rows, or became of their products since the export. */
export function problemsOf(outcomes: RowOutcome[]): RowProblem[] {
  return outcomes.flatMap(({ row, outcome, problems = [] }): RowProblem[] => {
    if (outcome === 'wrong') return problems.map(({ column, code, value }) => ({ row, column, why: code, value }));
    if (outcome === 'unreadable') return [{ row, why: outcome }];
    return outcome === 'gone' || outcome === 'stale' ? [{ row, column: 'id', why: outcome }] : [];
  });
}

/**
 * Writes the rows that are not `written` yet, and reports all written ones after each batch. @throws {ApiError} when it
 * is interrupted: reported rows stay written, and a batch whose answer was lost may be sent again.
 */
export async function writeFile(
  { file, rows }: Plan,
  written: RowOutcome[],
  onWritten: (written: RowOutcome[]) => void,
  write = writeRows,
): Promise<RowOutcome[]> {
  const known = new Set(written.map(({ row }) => row));
  const all = [...written];
  await inSequence(toBatches(rows.filter(({ row }) => !known.has(row))), async (batch) => {
    all.push(...(await write(file, batch)));
    onWritten([...all]);
  });
  return all;
}

/** Bytes of a request besides its rows. */
const ENVELOPE_BYTES = 2_000;

interface Batch {
  rows: FileRow[];
  bytes: number;
}

/** The rows in batches that fit into one request each. */
export function toBatches(rows: FileRow[]): FileRow[][] {
  const batches = rows.reduce<Batch[]>((all, row) => {
    const bytes = bytesOf(row);
    const last = all.at(-1);
    if (last && fits(last, bytes)) {
      last.rows.push(row);
      last.bytes += bytes;
    } else all.push({ rows: [row], bytes });
    return all;
  }, []);
  return batches.map((batch) => batch.rows);
}

function fits(batch: Batch, bytes: number): boolean {
  return batch.rows.length < IMPORT_BATCH_MAXIMUM && batch.bytes + bytes < JSON_BYTES_MAXIMUM - ENVELOPE_BYTES;
}

function bytesOf(row: FileRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}

/** Does the work for each input, one after the other. After a failure the others are not started. */
function inSequence<Input>(inputs: readonly Input[], work: (input: Input) => Promise<unknown>): Promise<unknown> {
  return inputs.reduce<Promise<unknown>>((before, input) => before.then(() => work(input)), Promise.resolve());
}
