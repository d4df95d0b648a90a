import type { AdminItem } from '@aloghor/functions/contract/products';
import { writeCell } from '@aloghor/functions/domain/cells';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { COLUMNS } from '@aloghor/functions/domain/product-columns';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { csvOf, downloadCsv } from '../csv.ts';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { productFile } from '../messages/en/products.ts';
import { fetchAllItems } from './product-file-api.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const language = useLanguage();
  const t = useMessages(productFile);
  const tDataTable = useMessages(dataTable);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllItems(),
    onSuccess: (items) => downloadCsv(fileName(language), productsCsv(items)),
    onError: async (error) =>
      showError(error, t.notExportedTitle, await whyFailed(error, tDataTable.failed, language), language),
  });
  return (
    <Button variant="quiet" size="dense" disabled={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      <span>{isPending ? t.exporting : t.export}</span>
    </Button>
  );
}

function fileName(language: LanguageCode): string {
  const t = messagesIn(language, productFile);
  return t.csvFile(dayOf(Date.now()));
}

/** A CSV of products, one per row. */
export function productsCsv(items: AdminItem[]): string {
  const heads = COLUMNS.map(({ column }) => column);
  const rows = items.map((item) =>
    COLUMNS.map(({ cell, path, source = path }) => writeCell(cell, valueAt(item, source))),
  );
  return csvOf([heads, ...rows]);
}

function valueAt(item: AdminItem, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], item);
}

/** A file to fill in, with one product as an example. */
export function templateCsv(example: { name: string; desc: string }): string {
  const cells = { ...example, price: 1_250, categories: CATEGORY_NAMES.slice(0, 2) };
  return productsCsv([{ _id: '', version: '', ...cells, img: 'https://example.com/lamp.jpg' }]);
}
