/** Whether a product's name holds what was typed, whatever the case. Only whitespace typed is no question at all. */
export function nameHolds(name: string, typed: string): boolean {
  return typed.trim() === '' || name.toLowerCase().includes(typed.toLowerCase());
}
