import Papa from 'papaparse';

/** Why a file is none that can be read. */
export interface FileUnread {
  why: 'tooLarge' | 'workbook' | 'encoding';
}

/** A line of the file: its number, as a spreadsheet shows it, and its cells. */
export interface Line {
  row: number;
  cells: string[];
}

interface Table {
  head: string[];
  lines: Line[];
  /** Rows with a quote that is not closed. */
  openQuotes: number[];
}

const SEPARATORS = [',', ';', '\t'];

/**
 * The lines of a CSV text that are not empty, as RFC 4180 has them; Excel separates by semicolons in some countries. Above the
 * headings may be empty lines, and a title.
 */
export function readTable(text: string): Table {
  // Line ends may be mixed where files were put together. The hint in front only Excel reads.
  const sheet = text.replace(/\r\n?/g, '\n').replace(/^sep=.\n/, '');
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter: separatorOf(sheet), newline: '\n' });
  const headAt = Math.max(data.findIndex(hasSeveralCells), 0);
  const lines = data.map((cells, place) => ({ row: place + 1, cells })).slice(headAt + 1);
  return {
    head: data[headAt] ?? [],
    lines: lines.filter(({ cells }) => cells.some(isFilled)),
    openQuotes: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1),
  };
}

const isFilled = (cell: string) => cell.trim() !== '';

const hasSeveralCells = (cells: string[]) => cells.filter(isFilled).length > 1;

/** So many lines are looked at for the headings. */
const LINES_LOOKED_AT = 20;

/** The one that most cells of the headings stand between, which contain none: theirs is the first line with several cells. */
function separatorOf(sheet: string): string {
  const cellsOf = (line: string, separator: string) => line.split(separator).filter(isFilled).length;
  const best = (line: string) =>
    SEPARATORS.reduce((one, other) => (cellsOf(line, other) > cellsOf(line, one) ? other : one));
  const head = sheet.split('\n', LINES_LOOKED_AT).find((line) => cellsOf(line, best(line)) > 1);
  return best(head ?? '');
}

/** Bytes: 1,000 products with long descriptions in Bangla take half of it. */
const FILE_BYTES_MAXIMUM = 10_000_000;

/** The text of a file, in UTF-8 or, as Excel's "Unicode text", in UTF-16, also without a byte order mark. */
export function decodeText(bytes: Uint8Array): string | FileUnread {
  if (bytes.length > FILE_BYTES_MAXIMUM) return { why: 'tooLarge' };
  const [first, second] = bytes;
  if (isWorkbook(bytes)) return { why: 'workbook' };
  try {
    const text = new TextDecoder(encodingOf(first, second), { fatal: true }).decode(bytes);
    if (MARKUP.test(text)) return { why: 'workbook' };
    return text.includes('\0') ? { why: 'encoding' } : text;
  } catch {
    return { why: 'encoding' };
  }
}

/** How workbooks begin: .xlsx and .ods as any zip, .xls as Excel wrote it until 2003. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.some((start) => start.every((byte, place) => bytes[place] === byte));
}

/** Some panels call a page of theirs .xls, which Excel opens. */
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|meta|style|table|div)\b/i;

/** By the byte order mark, or by the zero beside each Latin letter of UTF-16. */
function encodingOf(first: number | undefined, second: number | undefined): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}
