import type { AdminItem } from '@aloghor/functions/contract/products';
import { writeCell } from '@aloghor/functions/domain/cells';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { COLUMNS } from '@aloghor/functions/domain/product-columns';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { useMessages } from '../../shared/locale/locale.ts';
import { csvOf } from '../csv.ts';
import { productFile } from '../messages/en/products.ts';
import { ExportButton } from '../table/export-button.tsx';
import { fetchAllItems } from './product-file-api.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const t = useMessages(productFile);
  return (
    <ExportButton
      read={fetchAllItems}
      fileName={() => t.csvFile(dayOf(Date.now()))}
      csvOf={productsCsv}
      failedTitle={t.notExportedTitle}
    />
  );
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
