import { dayOf } from '@aloghor/functions/domain/day-of';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadCsv } from '../../shared/lib/csv.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { fetchAllItems } from './product-file-calls.ts';
import { productsCsv } from './products-csv.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllItems(),
    onSuccess: (items) => downloadCsv(fileName(), productsCsv(items)),
    onError: async (error) =>
      showFailure(tAdmin.productFile.notExportedTitle, await whyFailed(error, tAdmin.table.failed)),
  });
  return (
    <Button variant="quiet" size="dense" disabled={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      {isPending ? tAdmin.productFile.exporting : tAdmin.productFile.export}
    </Button>
  );
}

function fileName(): string {
  return tAdmin.productFile.csvFile(dayOf(Date.now()));
}
