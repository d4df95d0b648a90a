import { parseStored, tabStorage } from './storage.ts';

// What somebody has typed or ticked in this tab: it outlives a reload, and ends with their session. Under one key, so that
// nothing of it can be left behind.

const KEY = 'tabState';

interface TabState {
  /** The uid of whose it is. */
  by: string;
  /** By its name, whatever a page keeps. */
  values: Record<string, unknown>;
}

/** Null for what this person has not kept in this tab. Older code of the page may have written it. */
export function readTabState(name: string, uid: string | undefined): unknown {
  const kept = stored();
  return (kept?.by === uid ? kept?.values[name] : undefined) ?? null;
}

/** What another person has kept is dropped. Without `uid` nothing is kept. */
export function keepTabState(name: string, uid: string | undefined, value: unknown): void {
  if (uid === undefined) return;
  const kept = stored();
  const values = kept?.by === uid ? kept.values : {};
  tabStorage.set(KEY, JSON.stringify({ by: uid, values: { ...values, [name]: value } } satisfies TabState));
}

/** Called whenever it is known who is signed in: what anybody else has kept is dropped. */
export function forgetTabStateOfOthers(uid: string | undefined): void {
  if (stored()?.by !== uid) tabStorage.remove(KEY);
}

function stored(): TabState | undefined {
  const { by, values } = Object(parseStored(tabStorage.get(KEY)));
  return typeof by === 'string' ? { by, values: Object(values) } : undefined;
}
