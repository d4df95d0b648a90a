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
 * The lines of a CSV text that are not empty, as RFC 4180 has them; Excel separates by semicolons in some countries.
 */
export function readTable(text: string): Table {
  const sheet = text.replace(/^sep=.\r?\n/, ''); // a hint that only Excel reads
  const [firstLine = ''] = sheet.split(/\r?\n|\r/, 1);
  const { data, errors } = Papa.parse<string[]>(sheet, { delimiter: separatorOf(firstLine) });
  const [head = [], ...rows] = data;
  const lines = rows.map((cells, place) => ({ row: place + 2, cells }));
  return {
    head,
    lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    openQuotes: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1),
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
export function decodeText(bytes: Uint8Array): string | FileUnread {
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
