export type Cell = string | number;

/** A sheet as a spreadsheet opens it rightly: with a byte order mark for Bangla, and lines ended as RFC 4180 has it. */
export function csvOf(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => row.map(asCell).join(',')).join('\r\n')}\r\n`;
}

function asCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = asText(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * What a stranger typed must stay a text. A spreadsheet would run `=…` as a formula, also behind a separator of its
 * own, as many take a semicolon or a tab for one whatever the quotes say; and of digits alone it would make a number,
 * without the zero in front.
 */
function asText(value: string): string {
  const text = value.replace(/([;\t][ "']*)(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^([=+\-@＝＋－＠\t\r\n]|(0\d+|\d{12,}|\d+e\d+)$)/i.test(text) ? `'${text}` : text;
}
