export type Cell = string | number;

/** The results of one part. */
export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
  /** A note for reading the table. */
  notes?: string[];
}

/** As Markdown that reads well as plain text too: the columns are padded, numbers end at the same edge. */
export function asMarkdown({ title, columns, rows, notes = [] }: Table): string {
  const texts = [columns, ...rows].map((row) => row.map(asText));
  const widths = columns.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0), 3));
  const isNumber = columns.map((_, column) => rows.every((row) => column > 0 && !isWord(row[column])));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, isNumber[column])).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [head = [], ...body] = texts;
  return [`### ${title}`, '', line(head), rule, ...body.map(line), ...notes.flatMap((note) => ['', note]), ''].join(
    '\n',
  );
}

function pad(text: string, width: number, isNumber = false): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}

/** Words are read from the left; `12 / 3` and `1.2×` are numbers. */
function isWord(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && /^[a-z]/i.test(cell);
}

function asText(cell: Cell): string {
  return typeof cell === 'string' ? cell : short(cell);
}

/** Three figures of a number, or all of its whole part: 0.0123, 1.23, 12.3 and 12,345. */
export function short(number: number): string {
  const isBig = Math.abs(number) >= 100;
  return number.toLocaleString('en', isBig ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}
