import { isDeepStrictEqual } from 'node:util';

/** The fields of `wanted` that differ from `present`, before and after; undefined when none differs. */
export function changedFields<Fields extends object>(present: Fields, wanted: Partial<Fields>) {
  const names = Object.keys(wanted) as (keyof Fields)[]; // a cast: Object.keys returns strings
  const changed = names.filter((name) => !isDeepStrictEqual(present[name], wanted[name]));
  if (changed.length === 0) return undefined;
  return { before: pick(present, changed), after: pick(wanted, changed) };
}

function pick<Fields extends object>(fields: Partial<Fields>, names: (keyof Fields)[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>; // a cast: fromEntries forgets the names
}
