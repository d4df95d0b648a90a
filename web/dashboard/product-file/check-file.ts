import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { toBatches } from './batches-of.ts';
import type { Column } from './file-columns.ts';
import type { RowProblem } from './file-problems.ts';
import { inSequence } from './in-turn.ts';
import { checkRows, type ImportedFile, type RowOutcome } from './product-file-calls.ts';
import type { FileRow } from './read-row.ts';

/** What the server says about a whole file, which it has not written. */
export interface Checked {
  outcomes: RowOutcome[];
  problems: RowProblem[];
}

/** Asks about every row, also after a bad one, so that all problems are told at once. @throws {ApiError} */
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
    checked.problems.push(...problems, ...leftOut(outcomes));
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

/** Rows whose product is not as the file knows it. */
export function leftOut(outcomes: RowOutcome[]): RowProblem[] {
  return outcomes.flatMap(({ row, outcome }) =>
    outcome === 'gone' || outcome === 'stale' ? [{ row, column: 'id' as const, why: outcome }] : [],
  );
}

const COLUMN_OF_FIELD: Record<string, Column> = {
  id: 'id',
  version: 'version',
  name: 'name',
  desc: 'description',
  price: 'price',
  categories: 'categories',
  img: 'picture',
  thumbnail: 'small picture',
  medium: 'middle picture',
  nameBn: 'name in bangla',
  descBn: 'description in bangla',
  stock: 'stock',
  stockSeen: 'stock when exported',
};

/** What the server finds wrong with rows that we found right; none when it was another error. */
function rejectedRows(error: unknown, rows: FileRow[]): RowProblem[] {
  if (!hasErrorCode(error, 'bad-input')) return [];
  return (error.problem.errors ?? []).flatMap(({ path, message }) => {
    const [, place, field = ''] = path.split('.');
    const row = rows[Number(place)]?.row;
    return row === undefined ? [] : [{ row, column: COLUMN_OF_FIELD[field], why: 'refused' as const, value: message }];
  });
}
