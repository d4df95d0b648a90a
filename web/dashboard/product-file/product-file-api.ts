import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import type { StaffItem } from '@aloghor/functions/contract/products';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { STAFF_FIELDS } from '@aloghor/functions/domain/product-fields';
import { queryOptions } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';

/** What is sent with each batch of a file. `run`: another one at each import of the same file. */
export interface ImportedFile {
  importId: string;
  run: string;
  fileName: string;
}

/** A row as it is sent: its cells by their columns. */
export type FileRow = InputOf<'POST /products/import'>['body']['rows'][number];

export type RowOutcome = ReplyTo<'POST /products/import'>['rows'][number];

/** What an import of these rows would do. @throws {ApiError} */
export async function checkRows(file: ImportedFile, rows: FileRow[]): Promise<RowOutcome[]> {
  return (await callWithToken('POST /products/import', { body: { ...file, rows, checkOnly: true } })).rows;
}

/** Adds and changes the products of these rows; idempotent. @throws {ApiError} */
export async function writeRows(file: ImportedFile, rows: FileRow[]): Promise<RowOutcome[]> {
  return (await callWithToken('POST /products/import', { body: { ...file, rows } })).rows;
}

export function lastImportQuery() {
  return queryOptions({
    queryKey: ['lastImport'],
    queryFn: () => callWithToken('GET /products/import', {}),
    staleTime: 0,
    meta: { personal: true },
  });
}

type UndonePart = ReplyTo<'POST /products/import/undo'>;
export type UndoneProduct = UndonePart['products'][number];

/**
 * Undoes an import, part by part, and tells what became of the products of each; resolves with why some of it was not to be
 * undone. @throws {ApiError}
 */
export async function undoImport(
  run: string,
  onPart: (products: UndoneProduct[]) => void,
): Promise<UndonePart['hindrance']> {
  const { products, isDone, hindrance } = await callWithToken('POST /products/import/undo', { body: { run } });
  onPart(products);
  return isDone ? hindrance : undoImport(run, onPart);
}

/** Every product with its version and all that the caller may see of it, hidden ones too, newest first. @throws {ApiError} */
export async function fetchAllItems(cursor?: string): Promise<StaffItem[]> {
  const query = { fields: [...STAFF_FIELDS, 'version'].join(','), limit: String(PAGE_MAXIMUM), cursor };
  const { reply, next } = await callPageWithToken('GET /products/admin', { query });
  const items = reply as StaffItem[]; // the server answers exactly the requested fields
  return next ? [...items, ...(await fetchAllItems(next))] : items;
}
