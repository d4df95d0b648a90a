import type * as z from 'zod/mini';
import { ImportedProduct, type ImportRow } from '../contract/product-import.ts';
import type { Category } from '../domain/categories.ts';
import { addressesIn, readCell } from '../domain/cells.ts';
import { type CellKind, COLUMNS, type Column } from '../domain/product-columns.ts';
import type { CellProblem } from '../domain/product-import.ts';
import { isBlank } from '../domain/typed-text.ts';
import { hasUnreadableText, isUnreadable, type WrittenTexts } from '../domain/unreadable-text.ts';
import type { KeptProduct } from './product-changes.ts';

/** A row whose every cell is accepted. */
export interface ReadRow {
  row: number;
  sent: ImportedProduct;
}

/** A row with what is wrong in it. */
export interface WrongRow {
  row: number;
  values: Values;
  problems: RowProblem[];
}

interface RowProblem {
  column: Column;
  code: CellProblem;
  value?: string;
}

type Cells = ImportRow['cells'];
type Values = Record<string, unknown>;

export function readRow({ row, cells: given }: ImportRow, categories: readonly Category[]): ReadRow | WrongRow {
  const cells = withSplitPictures(given);
  const values = valuesOf(cells, categories);
  const read = ImportedProduct.safeParse(values);
  const issues = [...unknownCategories(values, categories), ...(read.error?.issues ?? [])];
  const problems = [...rejectedCells(cells, values, issues), ...choicesAlone(cells)];
  return read.success && problems.length === 0 ? { row, sent: read.data } : { row, values, problems };
}

/** Whether the letters of a wrong row were lost, which may be why it is wrong. */
export function isRowUnreadable({ values, problems }: WrongRow, product?: KeptProduct): boolean {
  const texts = values as WrittenTexts; // a cast: whatever else is wrong, texts are texts
  return hasUnreadableText(texts, product) || problems.some(({ value }) => value !== undefined && isUnreadable(value));
}

/** Several addresses in the cell of the first picture are that one and further ones. */
function withSplitPictures(cells: Cells): Cells {
  const [first, ...others] = addressesIn(cells.picture ?? '');
  if (first === undefined || others.length === 0) return cells;
  return { ...cells, picture: first, 'more pictures': [...others, cells['more pictures']].join(' ').trim() };
}

/** By their paths. Without its column a value is not changed; a family without an id is none. */
function valuesOf(cells: Cells, categories: readonly Category[]): Values {
  const all: Values = {};
  for (const { column, path, cell } of COLUMNS) {
    const text = cells[column];
    const value = text === undefined ? undefined : readCell(cell, text, categories);
    if (value !== undefined) setAt(all, path.split('.'), value);
  }
  const { family, ...others } = all;
  if (cells.family === undefined) return others;
  return { ...others, family: cells.family === '' ? null : family };
}

function setAt(values: Values, [name = '', ...inner]: string[], value: unknown): void {
  if (inner.length === 0) values[name] = value;
  else {
    values[name] ??= {};
    setAt(values[name] as Values, inner, value); // a cast: made here
  }
}

/**
 * The cells that name a choice without its family. An empty cell takes a product of the shop out of its family; its name
 * there may still be in the file.
 */
function choicesAlone(cells: Cells): RowProblem[] {
  if (cells.family || (cells.family === '' && cells.id)) return [];
  return COLUMNS.filter(({ path }) => path.startsWith('family.option')).flatMap(({ column }) => {
    const value = cells[column];
    return value ? { column, code: 'choiceAlone' as const, value } : [];
  });
}

type Issue = z.core.$ZodIssue;

/** What the contract cannot know: the categories are the shop's. */
function unknownCategories({ categories: named = [] }: Values, categories: readonly Category[]): Issue[] {
  const known = new Set(categories.map(({ name }) => name));
  return (named as string[]).flatMap((name, place): Issue[] =>
    known.has(name) ? [] : [{ code: 'custom', path: ['categories', place], message: 'is no category', input: name }],
  ); // a cast: as it is read
}

/** What the contract rejects, by column. */
function rejectedCells(cells: Cells, values: Values, issues: Issue[]): RowProblem[] {
  return COLUMNS.flatMap(({ column, path, cell }): RowProblem[] => {
    const own = issues.filter((issue) => `${issue.path.join('.')}.`.startsWith(`${path}.`));
    const [first] = own;
    if (!first) return [];
    const text = cells[column] ?? '';
    const value = isBlank(text) ? undefined : shownValue(cell, text, partsNamed(own, values));
    return [{ column, code: isBlank(text) ? 'missing' : codeOf(first, cell), ...(value && { value }) }];
  });
}

/** The parts of a list that the contract rejects. */
function partsNamed(issues: Issue[], values: Values): string[] {
  const parts = issues.flatMap(({ path }) => {
    const part = path.reduce<unknown>((within, name) => Object(within)[name], values);
    return typeof path.at(-1) === 'number' ? String(part) : [];
  });
  return [...new Set(parts)];
}

function shownValue(cell: CellKind, text: string, parts: string[]): string | undefined {
  if (cell.kind === 'text') return undefined;
  const named = parts.join(', ') || text;
  return 'codes' in cell ? `${named} (${cell.codes.join(', ')})` : named;
}

function codeOf(issue: Issue, cell: CellKind): CellProblem {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (cell.kind === 'number') return cell.unit === 'pieces' ? 'notCount' : 'notMeasure';
  const { tooSmall, tooBig, wrong } = CODES[cell.kind];
  return (issue.code === 'too_small' && tooSmall) || (issue.code === 'too_big' && tooBig) || wrong;
}

/** Why the contract rejects what is read of a cell, by its kind. */
const CODES: Record<
  Exclude<CellKind['kind'], 'number'>,
  { tooSmall?: CellProblem; tooBig?: CellProblem; wrong: CellProblem }
> = {
  id: { wrong: 'notAccepted' },
  text: { wrong: 'notAccepted' },
  family: { wrong: 'notAccepted' },
  taka: { tooSmall: 'negative', tooBig: 'tooMuch', wrong: 'notPrice' },
  optionalTaka: { tooSmall: 'negative', tooBig: 'tooMuch', wrong: 'notPrice' },
  categories: { wrong: 'unknownCategory' },
  picture: { wrong: 'notAddress' },
  smallPicture: { wrong: 'notAddress' },
  pictures: { tooBig: 'tooManyPictures', wrong: 'notAddress' },
  article: { wrong: 'notArticle' },
  label: { wrong: 'notAccepted' },
  flag: { wrong: 'notWhether' },
  choice: { wrong: 'unknownChoice' },
  list: { wrong: 'unknownChoice' },
};
