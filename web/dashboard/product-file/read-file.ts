import { type CellKind, COLUMNS, type Column, NEEDED_COLUMNS } from '@aloghor/functions/domain/product-columns';
import type { StaffField } from '@aloghor/functions/domain/product-fields';
import { type Meaning, meaningsOf, type Part, programOf } from '@aloghor/functions/domain/product-headings';
import { type CellProblem, IMPORT_LINES_MAXIMUM, IMPORT_ROWS_MAXIMUM } from '@aloghor/functions/domain/product-import';
import { unmarked } from '../csv.ts';
import { type FileUnread, type Line, readTable } from '../csv-file.ts';
import { joinRows, type LeftOut, NOTHING_LEFT_OUT, type OtherLine } from './join-rows.ts';
import type { FileRow } from './product-file-api.ts';
import { lineOfHtml, textOfHtml } from './text-of-html.ts';

/** Why a file cannot be read as a product file. */
export type FileProblem =
  | FileUnread
  | { why: 'empty' | 'noRows' }
  | { why: 'tooManyRows'; count: number }
  | { why: 'missingColumns' | 'doubleColumns'; columns: string[] };

/** Rows are numbered as in a spreadsheet: the header is row 1. */
export interface RowProblem {
  row: number;
  /** Undefined for a problem of the whole row. */
  column?: Column | undefined;
  why: CellProblem | 'doubleId' | 'quotes' | 'tooManyCells' | 'gone' | 'stale' | 'unreadable';
  /** What is wrong in the cell. */
  value?: string | undefined;
}

/** The content of a file. */
export interface ReadFile {
  rows: FileRow[];
  /** Of rows that need not be sent, in their order. */
  problems: RowProblem[];
  /** Headings of columns whose content is ignored: they are unknown, or not the reader's to set. */
  unknownColumns: string[];
  /** Of another program's products. */
  leftOut: LeftOut;
}

/**
 * The rows of a CSV text, or why it is not a product file. `category`: of the products for which it names none.
 * `withheld`: the fields that its reader may not set.
 */
export function readFile(
  text: string,
  category?: string,
  withheld: readonly StaffField[] = [],
): ReadFile | FileProblem {
  const { head, lines, openQuotes } = readTable(text);
  const program = programOf(head);
  const meanings = meaningsOf(head, program).map((meaning) => unlessWithheld(meaning, withheld));
  const known = new Set(meanings.flatMap((meaning) => meaning?.says ?? []));
  if (category) known.add('categories');

  const missing = NEEDED_COLUMNS.filter((column) => !known.has(column));
  const doubled = program
    ? []
    : meanings.flatMap((meaning, place) => (isRepeated(meanings, place) ? (meaning?.says ?? []) : []));
  if (head.every((heading) => heading.trim() === '')) return { why: 'empty' };
  if (missing.length > 0) return { why: 'missingColumns', columns: missing };
  if (doubled.length > 0) return { why: 'doubleColumns', columns: doubled };
  if (lines.length === 0) return { why: 'noRows' };
  if (lines.length > IMPORT_ROWS_MAXIMUM) return { why: 'tooManyRows', count: lines.length };
  const last = lines.at(-1)?.row ?? 0;
  if (last > IMPORT_LINES_MAXIMUM) return { why: 'tooManyRows', count: last };

  const read = lines.map((line) => readLine(line, meanings, program === undefined));
  const { rows, leftOut } = program
    ? joinRows(read, known)
    : { rows: read.map(({ row, cells }) => ({ row, cells })), leftOut: NOTHING_LEFT_OUT };
  const ofRows = [...rowsWithTooManyCells(lines, head.length), ...repeatedIds(rows)];
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: category && !cells.categories ? { ...cells, categories: category } : cells,
    })),
    // An unclosed quote swallows what follows, so no other problem is reported.
    problems:
      openQuotes.length > 0
        ? openQuotes.map((row) => ({ row, why: 'quotes' }))
        : ofRows.sort((one, other) => one.row - other.row),
    leftOut,
    unknownColumns: head.filter((heading, place) => heading.trim() !== '' && !meanings[place]),
  };
}

function unlessWithheld(meaning: Meaning | undefined, withheld: readonly StaffField[]): Meaning | undefined {
  const column = COLUMNS.find((one) => one.column === meaning?.says);
  return column && withheld.includes(column.field) ? undefined : meaning;
}

function isRepeated(meanings: (Meaning | undefined)[], place: number): boolean {
  const says = meanings[place]?.says;
  return says !== undefined && meanings.findIndex((meaning) => meaning?.says === says) !== place;
}

/** The cells of a line by their columns and parts; of several pictures all, and else the first one that says something. */
function readLine({ row, cells }: Line, meanings: (Meaning | undefined)[], keepsEmpty: boolean): OtherLine {
  const read: OtherLine = { row, cells: {}, parts: {} };
  for (const [place, meaning] of meanings.entries()) {
    const typed = unmarked((cells[place] ?? '').trim()).trim();
    if (!meaning || (typed === '' && !keepsEmpty)) continue;
    const column = COLUMNS.find((one) => one.column === meaning.says);
    if (column) addCell(read.cells, column, cellText(column.cell, typed, meaning.unit));
    else addPart(read.parts, meaning.says as Part, typed); // a cast: it is no column
  }
  return read;
}

function addCell(cells: OtherLine['cells'], { column, cell }: (typeof COLUMNS)[number], text: string): void {
  const earlier = cells[column];
  if (earlier === undefined) cells[column] = text;
  else if (cell.kind === 'picture') cells[column] = `${earlier}\n${text}`;
}

function addPart(parts: OtherLine['parts'], part: Part, text: string): void {
  parts[part] = [...(parts[part] ?? []), text];
}

/** Texts of other shops' exports have tags and entities; a unit may stand in the heading alone. */
function cellText(cell: CellKind, typed: string, unit: string | undefined): string {
  if (cell.kind === 'text') return cell.isLong ? textOfHtml(typed) : lineOfHtml(typed);
  const isBare = unit !== undefined && /[\d০-৯]$/.test(typed);
  return isBare && (cell.kind === 'number' || cell.kind === 'taka') ? `${typed} ${unit}` : typed;
}

/** Rows with too many cells: an unquoted comma in a price makes two cells of it. */
function rowsWithTooManyCells(lines: Line[], width: number): RowProblem[] {
  const hasMore = ({ cells }: Line) => cells.slice(width).some((cell) => cell.trim() !== '');
  return lines.filter(hasMore).map(({ row }) => ({ row, why: 'tooManyCells' }));
}

function repeatedIds(rows: FileRow[]): RowProblem[] {
  const first = new Map([...rows].reverse().map(({ row, cells }) => [cells.id, row]));
  return rows
    .filter(({ row, cells }) => cells.id && first.get(cells.id) !== row)
    .map(({ row, cells }) => ({ row, column: 'id', why: 'doubleId', value: cells.id }));
}
