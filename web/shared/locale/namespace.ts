import { localeInUse } from '../lib/language.ts';

/** The names of all that were loaded. */
export const namespaces: string[] = [];

/**
 * A namespace of messages in the language in use. Components read them whenever they render; what is read once, at the
 * top of a module, would stay English.
 */
export function namespace<English extends object>(name: string, english: English): English {
  namespaces.push(name);
  return new Proxy(english, {
    get: (_, text) => Reflect.get(localeInUse().messages[name] ?? english, text) ?? Reflect.get(english, text),
  });
}
