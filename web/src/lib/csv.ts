export type Cell = string | number;

/** A sheet as a spreadsheet opens it rightly: with a byte order mark for Bangla, and lines ended as RFC 4180 has it. */
export function csvOf(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => row.map(asCell).join(',')).join('\r\n')}\r\n`;
}

function asCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // What a stranger typed must stay a text: a spreadsheet would run `=…` as a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
