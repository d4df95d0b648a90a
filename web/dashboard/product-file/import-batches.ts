import { JSON_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { COLUMNS, type Column, type RowProblem } from '@aloghor/functions/domain/product-columns';
import { IMPORT_BATCH_MAXIMUM } from '@aloghor/functions/domain/product-import';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { checkRows, type ImportedFile, type RowOutcome, writeRows } from './product-file-api.ts';
import type { FileRow } from './read-row.ts';
import type { Plan } from './use-import.ts';

/** The result of checking a whole file, of which nothing is written yet. */
interface Checked {
  outcomes: RowOutcome[];
  problems: RowProblem[];
}

/** Checks every row, also after a bad one, so that all problems are shown at once. @throws {ApiError} */
export async function checkFile(
  file: ImportedFile,
  rows: FileRow[],
  onChecked: (count: number) => void,
  check = checkRows,
): Promise<Checked> {
  const checked: Checked = { outcomes: [], problems: [] };
  await inSequence(toBatches(rows), async (batch) => {
    const { outcomes, problems } = await checkBatch(batch, () => check(file, batch));
    checked.outcomes.push(...outcomes);
    checked.problems.push(...problems, ...skippedRows(outcomes));
    onChecked(batch.length);
  });
  return checked;
}

async function checkBatch(batch: FileRow[], check: () => Promise<RowOutcome[]>): Promise<Checked> {
  try {
    return { outcomes: await check(), problems: [] };
  } catch (error) {
    const problems = rejectedRows(error, batch);
    if (problems.length === 0) throw error;
    return { outcomes: [], problems };
  }
}

/** Rows whose product was deleted or changed since the export, or whose letters were lost. */
export function skippedRows(outcomes: RowOutcome[]): RowProblem[] {
  return outcomes.flatMap(({ row, outcome }): RowProblem[] => {
    if (outcome === 'unreadable') return [{ row, why: outcome }];
    return outcome === 'gone' || outcome === 'stale' ? [{ row, column: 'id', why: outcome }] : [];
  });
}

/** Problems that only the server finds; none if it was another error. */
function rejectedRows(error: unknown, rows: FileRow[]): RowProblem[] {
  if (!hasErrorCode(error, 'bad-input')) return [];
  return (error.problem.errors ?? []).flatMap(({ path, message }) => {
    const [, place, ...field] = path.split('.');
    const row = rows[Number(place)]?.row;
    return row === undefined
      ? []
      : [{ row, column: columnOf(field.join('.')), why: 'rejected' as const, value: message }];
  });
}

/** The column of a field by its path, such as `price`, `specs.width`, `family` or `translations.bn.name`. */
function columnOf(path: string): Column | undefined {
  const isWithin = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}.`);
  const found = COLUMNS.find((one) => isWithin(one.path, path)) ?? COLUMNS.find((one) => isWithin(path, one.path));
  return found?.column;
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
