import { toBatches } from './batches-of.ts';
import type { Plan } from './import-step.ts';
import { inSequence } from './in-turn.ts';
import { type RowOutcome, writeRows } from './product-file-calls.ts';

/**
 * Writes the rows that are not `written` yet, and tells after each batch what is by then. @throws {ApiError} when it is
 * cut: what was told stays written, and a batch whose answer was lost may be sent again.
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
