/**
 * The only module that touches the browser's storage. Where that is blocked or full, memory takes over, and what was set
 * lasts until the page is closed or loaded again.
 */
export interface SafeStorage {
  /** Null when nothing is stored under this key. */
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** False while the value of this key is in memory alone. */
  isPersistent: (key: string) => boolean;
}

// The keys that the start script reads, too.
export const TOKEN_KEY = 'access-token';
export const CART_KEY = 'myCart';

/** Shared by all tabs, and there at the next visit. */
export const deviceStorage: SafeStorage = /* @__PURE__ */ withMemory(() => localStorage);

/** Of this tab alone; outlives a reload. */
export const tabStorage: SafeStorage = /* @__PURE__ */ withMemory(() => sessionStorage);

/** Whether the browser keeps nothing for this shop: then a sign-in, too, ends with the page. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** As the browser has it, without what is in memory: enough for the start script, which never sets anything. */
export function readStored(key: string, open: () => Storage = () => localStorage): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/** What was stored as JSON; null for nothing, and for what is no JSON, because other code may have written it. */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** `open` is called for each access: where storage is blocked, it throws or answers null. */
function withMemory(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const forget = ({ key }: StorageEvent) => key !== null && memory.delete(key);
  return {
    get: (key) => memory.get(key) ?? readStored(key, open),
    set(key, value) {
      memory.delete(key);
      try {
        open().setItem(key, value);
      } catch {
        memory.set(key, value);
        // What another tab has stored is newer. Capturing, to run before the listeners that watch the key.
        globalThis.addEventListener?.('storage', forget, true);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
    isPersistent: (key) => !memory.has(key),
  };
}
