/** Lines of an order that a slip has room for. */
export const SLIP_LINES = 12;

/** The lines that go onto a slip, and how many do not; then the last line is for saying so. */
export function shownLines<Line>(lines: Line[]): { shown: Line[]; hidden: number } {
  if (lines.length <= SLIP_LINES) return { shown: lines, hidden: 0 };
  const shown = lines.slice(0, SLIP_LINES - 1);
  return { shown, hidden: lines.length - shown.length };
}
