import Papa from 'papaparse';
import type { RowProblem } from './file-problems.ts';

/** A line of the file: its number, as a spreadsheet shows it, and its cells. */
export interface Line {
  row: number;
  cells: string[];
}

export interface Table {
  head: string[];
  lines: Line[];
  problems: RowProblem[];
}

const SEPARATORS = [',', ';', '\t'];

/** The lines of a CSV text that are not empty, as RFC 4180 has them; Excel separates by semicolons in some countries. */
export function readTable(text: string): Table {
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

/** By the header, whose names have no separator inside. */
function separatorOf(firstLine: string): string {
  const countOf = (separator: string) => firstLine.split(separator).length;
  return SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}
