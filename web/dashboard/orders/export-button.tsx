import { dayOf } from '@aloghor/functions/domain/day-of';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadCsv } from '../../shared/lib/download.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { fetchAllOrders, type OrderFilter, type OrderList } from './orders-calls.ts';
import { ordersCsv } from './orders-csv.ts';

interface ExportButtonProps {
  list: OrderList;
  filter: Pick<OrderFilter, 'status' | 'area' | 'q'>;
  isEmpty: boolean;
}

/** Exports the orders of the list, on all its pages, as a CSV file. */
export function ExportButton({ list, filter, isEmpty }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllOrders(list, filter),
    onSuccess: (orders) => downloadCsv(fileName(list), ordersCsv(orders)),
    onError: async (error) => showFailure(tAdmin.orders.notExportedTitle, await whyFailed(error, tAdmin.table.failed)),
  });
  return (
    <Button variant="quiet" size="dense" className="ml-auto" disabled={isEmpty || isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      {isPending ? tAdmin.orders.exporting : tAdmin.orders.export}
    </Button>
  );
}

function fileName(list: OrderList): string {
  return tAdmin.orders.csvFile(list, dayOf(Date.now()));
}
