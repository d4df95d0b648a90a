import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { downloadCsv } from '../csv.ts';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';

interface ExportButtonProps<Row> {
  read: () => Promise<Row[]>;
  fileName: () => string;
  csvOf: (rows: Row[]) => string;
  /** Of the message, where the rows could not be read. */
  failedTitle: string;
  /** For screen readers, unless it works. */
  label?: string;
  isEmpty?: boolean;
  className?: string;
  /** What it says, and what while it works. */
  children?: ReactNode;
  working?: ReactNode;
}

/** Exports what it reads, on all pages, as a CSV file. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { read, fileName, csvOf, failedTitle, label, isEmpty = false, className, children, working } = props;
  const language = useLanguage();
  const t = useMessages(dataTable);
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (rows) => downloadCsv(fileName(), csvOf(rows)),
    onError: async (error) => showError(error, failedTitle, await whyFailed(error, t.failed, language), language),
  });
  return (
    <Button
      variant="quiet"
      size="dense"
      className={className}
      aria-label={isPending ? undefined : label}
      disabled={isEmpty || isPending}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" />
      <span>{isPending ? (working ?? t.exporting) : (children ?? t.export)}</span>
    </Button>
  );
}
