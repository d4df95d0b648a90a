import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import { sum } from '../../shared/lib/format.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { ExportFigure } from './export-figure.tsx';

interface Figure {
  orders: number;
  /** In taka. */
  sum: number;
}

interface FigureCardProps {
  name: 'ordered' | 'confirmed' | 'delivered' | 'received';
  figure: Figure;
  days: DayRange;
  /** What else there is to say of it. */
  facts?: (string | false)[];
  /** Those of its orders that are not paid, as a sheet of its own. */
  open?: Figure;
}

/** A figure of the money, what it means, and the orders behind it as a sheet. */
export function FigureCard({ name, figure, days, facts = [], open }: FigureCardProps) {
  const { figures, meanings, orders, payments } = tAdmin.revenue;
  const counted = name === 'received' ? payments : orders;
  return (
    <li className="flex flex-col gap-1 rounded-lg bg-paper p-4">
      <h3 className="font-semibold">{figures[name]}</h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span className="font-serif text-2xl">{sum(figure.sum)}</span>
        <span>{counted(figure.orders)}</span>
      </p>
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
      <p className="mb-2 text-ink-soft text-sm">{meanings[name]}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <ExportFigure name={name} days={days} count={figure.orders} />
        {open && open.orders > 0 && <ExportFigure name="unpaid" days={days} count={open.orders} />}
      </div>
    </li>
  );
}
