import type { AdminItem } from '@aloghor/functions/contract/products';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { type Cell, csvOf } from '../../shared/lib/csv.ts';
import { COLUMNS, type Column } from './file-columns.ts';

/** A product as a file tells it: an import of the same file would change nothing. */
const CELLS: Record<Column, (item: AdminItem) => Cell> = {
  id: ({ _id }) => _id,
  version: ({ version }) => version,
  name: ({ name }) => name,
  description: ({ desc }) => desc,
  price: ({ price }) => price,
  categories: ({ categories }) => categories.join('; '),
  picture: ({ img }) => img,
  'small picture': ({ thumbnail }) => thumbnail ?? '',
  'middle picture': ({ medium }) => medium ?? '',
  'name in bangla': ({ nameBn }) => nameBn ?? '',
  'description in bangla': ({ descBn }) => descBn ?? '',
  stock: ({ stock }) => stock ?? '',
  'stock when exported': ({ stock }) => stock ?? '',
};

/** Products as a sheet, one a line. */
export function productsCsv(items: AdminItem[]): string {
  return csvOf([[...COLUMNS], ...items.map((item) => COLUMNS.map((column) => CELLS[column](item)))]);
}

/** A file to fill in, with one product to show how. */
export function templateCsv(example: { name: string; desc: string }): string {
  const cells = { ...example, price: 1_250, categories: CATEGORY_NAMES.slice(0, 2) };
  return productsCsv([{ _id: '', version: '', ...cells, img: 'https://example.com/lamp.jpg' }]);
}
