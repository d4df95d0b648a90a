import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renewCategories } from '../../shared/api/renew-categories.ts';
import { checkFile } from './check-file.ts';
import type { ImportStep, Plan } from './import-step.ts';
import { importIdOf, type RowOutcome } from './product-file-calls.ts';
import { readFile } from './read-file.ts';
import { decodeText } from './read-text.ts';
import { writeFile } from './write-file.ts';

/** An import from the choice of the file to its end: first all rows are checked, then, when asked to, they are written. */
export function useImport() {
  const cache = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' });

  async function choose(chosen: File): Promise<void> {
    const fileName = chosen.name;
    setStep({ at: 'checking', fileName, done: 0, total: 0 });
    try {
      setStep(await checked(chosen, (done, total) => setStep({ at: 'checking', fileName, done, total })));
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
      setStep({ at: 'cut', plan, written, error });
    }
    renewCategories(cache);
    void cache.invalidateQueries({ queryKey: ['items'] });
  }

  return { step, choose, write, startAgain: () => setStep({ at: 'choosing' }) };
}

const FILE_NAME_MAXIMUM = 200;

async function checked(chosen: File, onProgress: (done: number, total: number) => void): Promise<ImportStep> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const text = decodeText(bytes);
  const read = typeof text === 'string' ? readFile(text) : text;
  if ('why' in read) return { at: 'choosing', problem: read };
  const { rows, problems, unknownColumns } = read;
  const total = rows.length;
  if (problems.length > 0) return { at: 'wrong', fileName: chosen.name, problems, total };

  const file = { importId: await importIdOf(bytes), fileName: chosen.name.slice(0, FILE_NAME_MAXIMUM) };
  let done = 0;
  const found = await checkFile(file, rows, (count) => {
    done += count;
    onProgress(done, total);
  });
  if (found.problems.length > 0) return { at: 'wrong', fileName: chosen.name, problems: found.problems, total };
  return { at: 'ready', plan: { file, rows, outcomes: found.outcomes, unknownColumns } };
}
