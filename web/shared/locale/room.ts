import { localeInUse } from '../lib/language.ts';

/** The names of all that were loaded. */
export const rooms: string[] = [];

/**
 * A room of words in the language in use. Components read them whenever they draw; whatever is read once, at the top of a
 * module, would stay English.
 */
export function room<English extends object>(name: string, english: English): English {
  rooms.push(name);
  return new Proxy(english, {
    get: (_, text) => Reflect.get(localeInUse().words[name] ?? english, text) ?? Reflect.get(english, text),
  });
}
