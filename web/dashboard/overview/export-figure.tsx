import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '../../shared/lib/download.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { fetchRevenueRows, type SheetName } from './fetch-revenue-rows.ts';
import { revenueCsv } from './revenue-csv.ts';

interface ExportFigureProps {
  name: SheetName;
  days: DayRange;
  /** How many orders the figure has. */
  count: number;
}

/** Exports the orders behind a figure as a CSV file, and says how far it is. */
export function ExportFigure({ name, days, count }: ExportFigureProps) {
  const { revenue, orders, table } = tAdmin;
  const [done, setDone] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchRevenueRows(name, days, setDone),
    onSuccess: (rows) => downloadCsv(revenue.csvFile(name, days.from, days.to), revenueCsv(rows)),
    onError: async (error) => showFailure(orders.notExportedTitle, await whyFailed(error, table.failed)),
    onSettled: () => setDone(0),
  });
  const words = name === 'unpaid' ? `${revenue.csv}: ${revenue.figures.unpaid}` : revenue.csv;
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={isPending ? undefined : revenue.exportOf(revenue.figures[name])}
      disabled={count === 0 || isPending}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" />
      {isPending ? revenue.progress(Math.min(done, count), count) : words}
    </Button>
  );
}
