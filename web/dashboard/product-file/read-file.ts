import {
  type Column,
  columnNamed,
  type FileProblem,
  NEEDED_COLUMNS,
  type RowProblem,
} from '@aloghor/functions/domain/product-columns';
import { IMPORT_ROWS_MAXIMUM } from '@aloghor/functions/domain/product-import';
import { hasUnreadableText, isUnreadable } from '@aloghor/functions/domain/unreadable-text';
import Papa from 'papaparse';
import { type FileRow, readRow } from './read-row.ts';

/** The content of a file. */
export interface ReadFile {
  rows: FileRow[];
  /** In the order of the rows. */
  problems: RowProblem[];
  /** Headings of unknown columns, whose content is ignored. */
  unknownColumns: string[];
}

/** The products of a CSV text, or why it is not a product file. */
export function readFile(text: string): ReadFile | FileProblem {
  const table = readTable(text);
  return problemOf(table) ?? contentOf(table);
}

function problemOf({ head, lines }: Table): FileProblem | undefined {
  const columns = head.map(columnNamed);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  const doubled = columns.filter((column, place) => column !== undefined && columns.indexOf(column) !== place);
  if (head.every((heading) => heading.trim() === '')) return { why: 'empty' };
  if (missing.length > 0) return { why: 'missingColumns', columns: missing };
  if (doubled.length > 0) return { why: 'doubleColumns', columns: doubled.flatMap((column) => column ?? []) };
  if (lines.length === 0) return { why: 'noRows' };
  const last = lines.at(-1)?.row ?? 0;
  return last > IMPORT_ROWS_MAXIMUM + 1 ? { why: 'tooManyRows', count: lines.length } : undefined;
}

function contentOf({ head, lines, problems }: Table): ReadFile | FileProblem {
  const columns = head.map(columnNamed);
  const read = lines.map((line) => readRow(line.row, cellsOf(line, columns)));
  const rows = read.map(({ product }) => product);
  const ofRows = [
    ...read.flatMap((row) => row.problems),
    ...rowsWithTooManyCells(lines, head.length),
    ...repeatedIds(rows),
  ];
  // The cause of the other problems, perhaps. Of a file without problems the server decides, which knows the products.
  const isUnknown = ({ value }: RowProblem) => value !== undefined && isUnreadable(value);
  if (ofRows.some(isUnknown) || (ofRows.length > 0 && rows.some((row) => hasUnreadableText(row)))) {
    return { why: 'encoding' };
  }
  return {
    rows,
    // An unclosed quote swallows what follows, so no other problem is reported.
    problems: problems.length > 0 ? problems : [...ofRows].sort((one, other) => one.row - other.row),
    unknownColumns: head.filter((heading) => heading.trim() !== '' && !columnNamed(heading)),
  };
}

function cellsOf({ cells }: Line, columns: (Column | undefined)[]): (column: Column) => string | undefined {
  return (column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : undefined);
}

/** Rows with too many cells: an unquoted comma in a price makes two cells of it. */
function rowsWithTooManyCells(lines: Line[], width: number): RowProblem[] {
  const hasMore = ({ cells }: Line) => cells.slice(width).some((cell) => cell.trim() !== '');
  return lines.filter(hasMore).map(({ row }) => ({ row, why: 'tooManyCells' }));
}

function repeatedIds(rows: FileRow[]): RowProblem[] {
  const first = new Map([...rows].reverse().map(({ id, row }) => [id, row]));
  return rows
    .filter(({ id, row }) => id !== undefined && first.get(id) !== row)
    .map(({ row, id }) => ({ row, column: 'id', why: 'doubleId', value: id }));
}

/** A line of the file: its number, as a spreadsheet shows it, and its cells. */
interface Line {
  row: number;
  cells: string[];
}

interface Table {
  head: string[];
  lines: Line[];
  problems: RowProblem[];
}

const SEPARATORS = [',', ';', '\t'];

/**
 * The lines of a CSV text that are not empty, as RFC 4180 has them; Excel separates by semicolons in some countries.
 */
function readTable(text: string): Table {
  const sheet = text.replace(/^sep=.\r?\n/, ''); // a hint that only Excel reads
  const [firstLine = ''] = sheet.split(/\r?\n|\r/, 1);
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter: separatorOf(firstLine) });
  const [head = [], ...rows] = data;
  const lines = rows.map((cells, place) => ({ row: place + 2, cells }));
  return {
    head,
    lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    problems: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => ({ row: row + 1, why: 'quotes' })),
  };
}

/** Guessed from the header, whose names contain no separator. */
function separatorOf(firstLine: string): string {
  const countOf = (separator: string) => firstLine.split(separator).length;
  return [...SEPARATORS].sort((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

/** Bytes: 1,000 products with long descriptions in Bangla take half of it. */
const FILE_BYTES_MAXIMUM = 10_000_000;

/** The text of a file, in UTF-8 or, as Excel's "Unicode text", in UTF-16, also without a byte order mark. */
export function decodeText(bytes: Uint8Array): string | FileProblem {
  if (bytes.length > FILE_BYTES_MAXIMUM) return { why: 'tooLarge' };
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return { why: 'workbook' }; // PK: a zip, as of .xlsx
  try {
    const text = new TextDecoder(encodingOf(first, second), { fatal: true }).decode(bytes);
    return text.includes('\0') ? { why: 'encoding' } : text;
  } catch {
    return { why: 'encoding' };
  }
}

/** By the byte order mark, or by the zero beside each Latin letter of UTF-16. */
function encodingOf(first: number | undefined, second: number | undefined): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}
