/** `exact`: digits that a program reads, with their leading zeros. */
export type Cell = string | number | { exact: string };

/** CSV that spreadsheets open correctly: with a byte order mark for Bangla, and line ends as in RFC 4180. */
export function csvOf(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => row.map(asCell).join(',')).join('\r\n')}\r\n`;
}

function asCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.exact;
  const text = asText(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const MONTH =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)';

/** What becomes a day, as `3-4`, `9/12`, `MAR-12`, `12 Mar 2026` and `Mar 12, 2026` do. */
const DAY = `\\d{1,2}[-/]\\d{1,4}([-/]\\d{1,4})?|\\d{1,2}[- ]?${MONTH}([- ,]+\\d{2,4})?|${MONTH}[- ]?\\d{1,4}([- ,]+\\d{2,4})?`;

/** Also formulas, and digits that become another number. */
const RISKY = new RegExp(`^([=+\\-@＝＋－＠\\t\\r\\n]|(0\\d+|\\d{12,}|\\d+e[+-]?\\d+|${DAY})$)`, 'i');

/**
 * Texts typed by strangers must stay texts. A spreadsheet would run `=…` as a formula, even after a separator, as many
 * split at a semicolon, a tab or a line break despite the quotes; and it would turn digits into a number, without the
 * leading zero.
 */
function asText(value: string): string {
  const text = value.replace(/([;\t\r\n][ "']*)(?=[=+\-@＝＋－＠])/g, "$1'");
  return RISKY.test(text) ? `'${text}` : text;
}

/** A cell's text without the marks that `csvOf` puts before texts that a spreadsheet would change. */
export function unmarked(cell: string): string {
  const text = cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(/([;\t\r\n][ "']*)'(?=[=+\-@＝＋－＠])/g, '$1');
}

/** Safari reads the text only after the click, and asks somebody first whether to save it. In milliseconds. */
const READ_WITHIN_MS = 40_000;

/** Offers a text as a download. */
export function download(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

/** Offers a sheet, as `csvOf` writes it. */
export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, csv, 'text/csv;charset=utf-8');
}
