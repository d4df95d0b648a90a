import type { ImportOutcome } from '@aloghor/functions/domain/product-import';
import type { FileProblem, RowProblem } from './file-problems.ts';
import type { ImportedFile, RowOutcome } from './product-file-calls.ts';
import type { FileRow } from './read-row.ts';

/** A file whose every row may be written. */
export interface Plan {
  file: ImportedFile;
  rows: FileRow[];
  outcomes: RowOutcome[];
  unknownColumns: string[];
}

/** How far the import of a file is. */
export type ImportStep =
  | { at: 'choosing'; problem?: FileProblem; error?: unknown }
  | { at: 'checking'; fileName: string; done: number; total: number }
  | { at: 'wrong'; fileName: string; problems: RowProblem[]; total: number }
  | { at: 'ready'; plan: Plan }
  | { at: 'writing'; plan: Plan; written: RowOutcome[] }
  | { at: 'cut'; plan: Plan; written: RowOutcome[]; error: unknown }
  | { at: 'done'; plan: Plan; written: RowOutcome[] };

export type Counts = Record<ImportOutcome, number>;

export function countsOf(outcomes: RowOutcome[]): Counts {
  const countOf = (wanted: ImportOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    new: countOf('new'),
    there: countOf('there'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    gone: countOf('gone'),
    stale: countOf('stale'),
  };
}
