import type { AdminItem } from '@aloghor/functions/contract/products';
import type { Category } from '@aloghor/functions/domain/categories';
import { writeCell } from '@aloghor/functions/domain/cells';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { COLUMNS } from '@aloghor/functions/domain/product-columns';
import { useMessages } from '../../shared/locale/locale.ts';
import { csvOf } from '../csv.ts';
import { productFile } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { ExportButton } from '../table/export-button.tsx';
import { fetchAllItems } from './product-file-api.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const t = useMessages(productFile);
  const categories = useAllCategories();
  return (
    <ExportButton
      read={fetchAllItems}
      fileName={() => t.csvFile(dayOf(Date.now()))}
      csvOf={(items) => productsCsv(items, categories)}
      failedTitle={t.notExportedTitle}
    />
  );
}

/** A CSV of products, one per row. */
export function productsCsv(items: AdminItem[], categories: readonly Category[]): string {
  const heads = COLUMNS.map(({ column }) => column);
  const rows = items.map((item) =>
    COLUMNS.map(({ cell, path, source = path }) => writeCell(cell, valueAt(item, source), categories)),
  );
  return csvOf([heads, ...rows]);
}

function valueAt(item: AdminItem, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], item);
}

/** A file to fill in, with one product as an example. */
export function templateCsv(example: { name: string; desc: string }, categories: readonly Category[]): string {
  const names = categories.slice(0, 2).map(({ name }) => name);
  const cells = { ...example, price: 1_250, categories: names, img: 'https://example.com/lamp.jpg' };
  return productsCsv([{ _id: '', version: '', ...cells }], categories);
}
