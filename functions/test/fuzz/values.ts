/** The path to a value; a number for an entry of a list. */
export type Path = (string | number)[];

export interface Leaf {
  path: Path;
  value: string | number | boolean;
}

/** All strings, numbers and booleans in a value. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const names: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const parts = value as Record<string | number, unknown>; // by its own names
  return names.flatMap((name) => leavesOf(parts[name], [...path, name]));
}

/** A copy with another value at one path. */
export function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((entry, place) => (place === name ? replaced(entry, rest, by) : entry));
  const parts = Object.entries(value as object).filter(([key]) => key !== name); // it has parts: the path leads there
  const inner = (value as Record<string, unknown>)[String(name)];
  return Object.fromEntries([...parts, [name, replaced(inner, rest, by)]]);
}

export function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
