import type { ReactNode } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dataTable } from '../messages/en/common.ts';

interface BulkResultProps {
  title: string;
  /** Whether nothing is left to do. */
  isWhole: boolean;
  /** The rows that were not changed. */
  problems: { id: string; what: ReactNode; why: ReactNode }[];
  /** Which rows have no answer yet. */
  left?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  onClose: () => void;
}

/** The result of a change of all ticked rows: how many are done, which are not, and why. */
export function BulkResult({ title, isWhole, problems, left, actions, onClose }: BulkResultProps) {
  const t = useMessages(dataTable);
  return (
    <section
      role={isWhole ? 'status' : 'alert'}
      aria-label={t.outcome}
      className={`mb-4 grid gap-3 rounded-card px-4 py-3 ${isWhole ? 'bg-success/10' : 'bg-glow'}`}
    >
      <p className="font-semibold">{title}</p>
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.map(({ id, what, why }) => (
            <li key={id}>
              <span>{what}</span>: <span>{why}</span>
            </li>
          ))}
        </ul>
      )}
      {left && <p>{left}</p>}
      <p className="flex flex-wrap gap-2">
        {actions}
        <Button variant="quiet" size="dense" onClick={onClose}>
          {t.close}
        </Button>
      </p>
    </section>
  );
}
