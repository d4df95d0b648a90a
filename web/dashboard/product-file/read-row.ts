import type { InputOf } from '@aloghor/functions/contract/calls';
import { readCell } from '@aloghor/functions/domain/cells';
import { type CellKind, COLUMNS, type Column, type RowProblem } from '@aloghor/functions/domain/product-columns';
import { unmarked } from '../csv.ts';
import { lineOfHtml, textOfHtml } from './text-of-html.ts';

/** A product of the file, as sent to the server. */
export type FileRow = InputOf<'POST /products/import'>['body']['rows'][number];

export interface ReadRow {
  product: FileRow;
  problems: RowProblem[];
}

/** The product of a row, and the problems of its cells. Only rows without problems may be sent. */
export function readRow(row: number, cellOf: (column: Column) => string | undefined): ReadRow {
  // Smaller pictures come and go with their picture, which each row has.
  const columns = COLUMNS.filter(({ column, cell }) => cell.kind === 'smallPicture' || cellOf(column) !== undefined);
  const read = columns.map(({ column, path, cell, isNeeded }) => {
    const text = withoutHtml(cell, unmarked((cellOf(column) ?? '').trim()).trim());
    return { column, path, text, ...readCell(cell, text, isNeeded) };
  });
  const textOf = (wanted: string) => read.find(({ path }) => path === wanted)?.text;
  const problems = read.flatMap(({ column, path, text, why, shown }): RowProblem[] => {
    const isAlone = path.startsWith('family.option') && text !== '' && hasNoFamily(textOf);
    if (isAlone) return [{ row, column, why: 'choiceAlone', value: text }];
    return why ? [{ row, column, why, value: shown || undefined }] : [];
  });
  return { product: productOf(row, read), problems };
}

/** Texts of other shops' exports have tags and entities. */
function withoutHtml(cell: CellKind, text: string): string {
  if (cell.kind !== 'text') return text;
  return cell.isLong ? textOfHtml(text) : lineOfHtml(text);
}

/**
 * Whether a row names no family for its choice. An empty cell takes a product of the shop out of its family; its name
 * there may still be in the file.
 */
function hasNoFamily(textOf: (path: string) => string | undefined): boolean {
  const family = textOf('family.id');
  return !family && (family === undefined || !textOf('id'));
}

type Values = Record<string, unknown>;

/**
 * Without its column, a value is not changed. An empty cell leaves the stock unchanged; the stock at the time of the
 * export is sent, so that sales since then count.
 */
function productOf(row: number, read: { path: string; value: unknown }[]): FileRow {
  const { family, stock, stockSeen, ...others } = nested(read);
  const { id: familyId } = (family ?? {}) as Values;
  return {
    row,
    ...others,
    ...(familyId !== undefined && { family: familyId ? family : null }),
    ...(typeof stock === 'number' && { stock, stockSeen }),
  } as FileRow; // a cast: what has no problem is as the contract wants it
}

/** The values by their paths; what is undefined is not sent. */
function nested(read: { path: string; value: unknown }[]): Values {
  const all: Values = {};
  for (const { path, value } of read) {
    if (value === undefined) continue;
    const outer = path.split('.');
    const last = outer.pop() ?? path;
    const inner = outer.reduce((within, name) => {
      within[name] ??= {};
      return within[name] as Values; // made here
    }, all);
    inner[last] = value;
  }
  return all;
}
