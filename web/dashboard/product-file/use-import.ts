import { withheldFields } from '@aloghor/functions/domain/private-fields';
import type { StaffField } from '@aloghor/functions/domain/product-fields';
import type { ImportOutcome } from '@aloghor/functions/domain/product-import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../shared/session/session.tsx';
import { renewProducts } from '../cache.ts';
import { decodeText } from '../csv-file.ts';
import { fileHashOf } from '../file-hash.ts';
import { checkFile, problemsOf, writeFile } from './import-batches.ts';
import type { LeftOut } from './join-rows.ts';
import type { FileRow, ImportedFile, RowOutcome } from './product-file-api.ts';
import { type FileProblem, type RowProblem, readFile } from './read-file.ts';

/** The steps of an import: first all rows are checked; after the admin's confirmation they are written. */
export function useImport() {
  const cache = useQueryClient();
  const withheld = withheldFields(useSession().visitor);
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' });

  async function choose(chosen: File, category?: string): Promise<void> {
    const fileName = chosen.name;
    setStep({ at: 'checking', fileName, done: 0, total: 0 });
    try {
      const onProgress = (done: number, total: number) => setStep({ at: 'checking', fileName, done, total });
      setStep(await checked(chosen, { category, withheld }, onProgress));
    } catch (error) {
      setStep({ at: 'choosing', error });
    }
  }

  async function write(plan: Plan, before: RowOutcome[]): Promise<void> {
    let written = before;
    setStep({ at: 'writing', plan, written });
    try {
      await writeFile(plan, before, (now) => {
        written = now;
        setStep({ at: 'writing', plan, written });
      });
      setStep({ at: 'done', plan, written });
    } catch (error) {
      setStep({ at: 'interrupted', plan, written, error });
    }
    void renewProducts(cache);
  }

  return { step, choose, write, startAgain: () => setStep({ at: 'choosing' }) };
}

const FILE_NAME_MAXIMUM = 200;

async function checked(
  chosen: File,
  { category, withheld }: { category: string | undefined; withheld: readonly StaffField[] },
  onProgress: (done: number, total: number) => void,
): Promise<ImportStep> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const text = decodeText(bytes);
  const read = typeof text === 'string' ? readFile(text, category, withheld) : text;
  if ('why' in read) return { at: 'choosing', chosen, problem: read };
  const { rows, problems, unknownColumns, leftOut } = read;
  const total = rows.length;
  const wrong = new Set(problems.map(({ row }) => row));
  const hasOpenQuote = problems.some(({ why }) => why === 'quotes');

  const fileName = chosen.name.slice(0, FILE_NAME_MAXIMUM);
  const file = { importId: await fileHashOf(bytes), run: crypto.randomUUID(), fileName };
  let done = 0;
  const sound = hasOpenQuote ? [] : rows.filter(({ row }) => !wrong.has(row));
  const outcomes = await checkFile(file, sound, (count) => {
    done += count;
    onProgress(done, total);
  });
  const all = [...problems, ...problemsOf(outcomes)].sort((one, other) => one.row - other.row);
  if (all.some(({ why }) => why === 'unreadable')) return { at: 'choosing', problem: { why: 'encoding' } };
  if (all.length > 0) return { at: 'wrong', fileName: chosen.name, problems: all, total };
  return { at: 'ready', plan: { file, rows, outcomes, unknownColumns, leftOut } };
}

/** A file whose every row may be written. */
export interface Plan {
  file: ImportedFile;
  rows: FileRow[];
  outcomes: RowOutcome[];
  unknownColumns: string[];
  leftOut: LeftOut;
}

/** The current step of an import. */
type ImportStep =
  | { at: 'choosing'; chosen?: File; problem?: FileProblem; error?: unknown }
  | { at: 'checking'; fileName: string; done: number; total: number }
  | { at: 'wrong'; fileName: string; problems: RowProblem[]; total: number }
  | { at: 'ready'; plan: Plan }
  | { at: 'writing'; plan: Plan; written: RowOutcome[] }
  | { at: 'interrupted'; plan: Plan; written: RowOutcome[]; error: unknown }
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
    unreadable: countOf('unreadable'),
    wrong: countOf('wrong'),
  };
}
