/**
 * Tells of a product's name, in lower case, whether it holds what was typed, whatever the case of that. Only
 * whitespace typed is no question at all.
 */
export function namesHolding(typed: string): (lowerCaseName: string) => boolean {
  const wanted = typed.toLowerCase();
  return typed.trim() === '' ? () => true : (name) => name.includes(wanted);
}
