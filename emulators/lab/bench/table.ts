import { markdownTable } from 'markdown-table';

export type Cell = string | number;

/** The results of one part. */
export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
  /** A note for reading the table. */
  notes?: string[];
}

/** As Markdown that reads well as plain text too: numbers end at the same edge. */
export function asMarkdown({ title, columns, rows, notes = [] }: Table): string {
  const align = columns.map((_, column) => (column > 0 ? 'right' : ''));
  const table = markdownTable([columns, ...rows.map((row) => row.map(asText))], { align });
  return [`### ${title}`, '', table, ...notes.flatMap((note) => ['', note]), ''].join('\n');
}

function asText(cell: Cell): string {
  return typeof cell === 'string' ? cell : short(cell);
}

/** Three figures of a number, or all of its whole part: 0.0123, 1.23, 12.3 and 12,345. */
export function short(number: number): string {
  const isBig = Math.abs(number) >= 100;
  return number.toLocaleString('en', isBig ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}

/** A measured value beside its limit; one of the two limits is given. */
export interface Target {
  what: string;
  unit: string;
  value: number;
  atMost?: number;
  atLeast?: number;
}

export function targetTable(targets: Target[]): Table {
  return {
    title: 'Against the targets',
    columns: ['measure', 'target', 'measured', 'met'],
    rows: targets.map(rowOf),
  };
}

function rowOf({ what, unit, value, atMost, atLeast }: Target): Cell[] {
  const isMet = value <= (atMost ?? value) && value >= (atLeast ?? value);
  const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  return [what, `${limit} ${unit}`.trim(), short(value), isMet ? 'yes' : 'no'];
}
