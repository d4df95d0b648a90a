import { isRefusedAs } from '../../shared/lib/api-error.ts';
import type { Column } from './file-columns.ts';
import type { RowProblem } from './file-problems.ts';
import type { FileRow } from './read-row.ts';

const COLUMN_OF_FIELD: Record<string, Column> = {
  id: 'id',
  version: 'version',
  name: 'name',
  desc: 'description',
  price: 'price',
  categories: 'categories',
  img: 'picture',
  thumbnail: 'small picture',
  medium: 'middle picture',
  nameBn: 'name in bangla',
  descBn: 'description in bangla',
  stock: 'stock',
  stockSeen: 'stock when exported',
};

/** What the server finds wrong with rows that we found right; none when it was another error. */
export function refusedRows(error: unknown, rows: FileRow[]): RowProblem[] {
  if (!isRefusedAs(error, 'bad-input')) return [];
  return (error.problem.errors ?? []).flatMap(({ path, message }) => {
    const [, place, field = ''] = path.split('.');
    const row = rows[Number(place)]?.row;
    return row === undefined ? [] : [{ row, column: COLUMN_OF_FIELD[field], why: 'refused' as const, value: message }];
  });
}
