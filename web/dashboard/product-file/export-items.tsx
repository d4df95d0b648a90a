import type { StaffItem } from '@aloghor/functions/contract/products';
import type { Category } from '@aloghor/functions/domain/categories';
import { writeCell } from '@aloghor/functions/domain/cells';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { withheldFields } from '@aloghor/functions/domain/private-fields';
import { columnsWithout } from '@aloghor/functions/domain/product-columns';
import type { StaffField } from '@aloghor/functions/domain/product-fields';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { csvOf } from '../csv.ts';
import { productFile } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { ExportButton } from '../table/export-button.tsx';
import { fetchAllItems } from './product-file-api.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const t = useMessages(productFile);
  const categories = useAllCategories();
  const withheld = withheldFields(useSession().visitor);
  return (
    <ExportButton
      read={fetchAllItems}
      fileName={() => t.csvFile(dayOf(Date.now()))}
      csvOf={(items) => productsCsv(items, categories, withheld)}
      failedTitle={t.notExportedTitle}
    />
  );
}

/** A CSV of products, one per row, without the columns of fields that its reader may not see. */
export function productsCsv(
  items: StaffItem[],
  categories: readonly Category[],
  withheld: readonly StaffField[] = [],
): string {
  const columns = columnsWithout(withheld);
  const heads = columns.map(({ column }) => column);
  const rows = items.map((item) =>
    columns.map(({ cell, path, source = path }) => writeCell(cell, valueAt(item, source), categories)),
  );
  return csvOf([heads, ...rows]);
}

function valueAt(item: StaffItem, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], item);
}

/** A file to fill in, with one product as an example. */
export function templateCsv(
  example: { name: string; desc: string },
  categories: readonly Category[],
  withheld: readonly StaffField[] = [],
): string {
  const names = categories.slice(0, 2).map(({ name }) => name);
  const cells = { ...example, price: 1_250, categories: names, img: 'https://example.com/lamp.jpg' };
  return productsCsv([{ _id: '', version: '', ...cells }], categories, withheld);
}
