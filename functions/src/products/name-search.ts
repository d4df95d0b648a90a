/**
 * Returns a predicate on lower-case names: whether one contains the typed text, ignoring its case. Whitespace alone
 * matches every name.
 */
export function namesHolding(typed: string): (lowerCaseName: string) => boolean {
  const wanted = typed.toLowerCase();
  return typed.trim() === '' ? () => true : (name) => name.includes(wanted);
}
