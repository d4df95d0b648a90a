import { parseStored, tabStorage } from './storage.ts';

// What somebody has typed or ticked in this tab: it outlives a reload. Each kind stands under one key, so that nothing of it
// can be left behind.

/** Ends with their session: it may be about a buyer. */
const KEY = 'tabState';

/** What is typed into forms about the shop itself: where a session has ended by itself, it waits for the same person. */
const FORMS_KEY = 'unsavedForms';

interface TabState {
  /** The uid of whose it is. */
  by: string;
  /** By its name, whatever a page keeps. */
  values: Record<string, unknown>;
}

/** Null for what this person has not kept in this tab. Older code of the page may have written it. */
export function readTabState(name: string, uid: string | undefined): unknown {
  return read(KEY, name, uid);
}

/** What another person has kept is dropped. Without `uid` nothing is kept. */
export function keepTabState(name: string, uid: string | undefined, value: unknown): void {
  keep(KEY, name, uid, value);
}

/** The same of what is typed into a form. */
export function readUnsavedForm(name: string, uid: string | undefined): unknown {
  return read(FORMS_KEY, name, uid);
}

/** `typed`: undefined once it is saved or given up. */
export function keepUnsavedForm(name: string, uid: string | undefined, typed: unknown): void {
  if (typed !== undefined || readUnsavedForm(name, uid) !== null) keep(FORMS_KEY, name, uid, typed);
}

/** Called whenever it is known who is signed in: what anybody else has kept is dropped, and all forms after logging out. */
export function forgetTabStateOfOthers(uid: string | undefined, hasLoggedOut = false): void {
  if (stored(KEY)?.by !== uid) tabStorage.remove(KEY);
  if (hasLoggedOut || (uid !== undefined && stored(FORMS_KEY)?.by !== uid)) tabStorage.remove(FORMS_KEY);
}

function read(key: string, name: string, uid: string | undefined): unknown {
  const kept = stored(key);
  return (kept?.by === uid ? kept?.values[name] : undefined) ?? null;
}

function keep(key: string, name: string, uid: string | undefined, value: unknown): void {
  if (uid === undefined) return;
  const kept = stored(key);
  const values = kept?.by === uid ? kept.values : {};
  tabStorage.set(key, JSON.stringify({ by: uid, values: { ...values, [name]: value } } satisfies TabState));
}

function stored(key: string): TabState | undefined {
  const { by, values } = Object(parseStored(tabStorage.get(key)));
  return typeof by === 'string' ? { by, values: Object(values) } : undefined;
}
