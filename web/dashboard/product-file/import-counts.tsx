import { count } from '../../shared/lib/format.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { Counts } from './import-step.ts';

const SHOWN = ['new', 'changed', 'unchanged', 'there'] as const;

/** How many rows of a file are of each kind; the last two only where there are any. */
export function ImportCounts({ counts }: { counts: Counts }) {
  const shown = SHOWN.filter((one) => one === 'new' || one === 'changed' || counts[one] > 0);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {shown.map((one) => (
        <div key={one} className="rounded-card bg-sand px-4 py-3 sm:min-w-36">
          <dt className="text-ink-soft text-sm">{tAdmin.productFile.counts[one]}</dt>
          <dd className="font-serif text-2xl">{count(counts[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
