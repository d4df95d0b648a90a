import { isDeepStrictEqual } from 'node:util';

/** Those fields of `wanted` that `present` has otherwise: as they were, and as they become. Nothing where none has. */
export function changedFields<Fields extends object>(present: Fields, wanted: Partial<Fields>) {
  const names = Object.keys(wanted) as (keyof Fields)[]; // the keys of the very object
  const changed = names.filter((name) => !isDeepStrictEqual(present[name], wanted[name]));
  if (changed.length === 0) return undefined;
  return { before: pick(present, changed), after: pick(wanted, changed) };
}

function pick<Fields extends object>(fields: Partial<Fields>, names: (keyof Fields)[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>; // of these very names
}
