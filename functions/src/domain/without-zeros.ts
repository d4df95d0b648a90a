/** Figures by key without those that are 0: they say nothing, and would stay in a document for ever. */
export function withoutZeros(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== 0));
}
