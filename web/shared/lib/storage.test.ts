import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, parseStored, tabStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['the device', 'localStorage', deviceStorage],
  ['the tab', 'sessionStorage', tabStorage],
])('storage of %s', (_what, name, storage) => {
  test('keeps what it is given where the browser does', () => {
    const browser = aBrowserStorage();
    vi.stubGlobal(name, browser);
    storage.set('cart', 'a lamp');
    expect(browser.getItem('cart')).toBe('a lamp');
    expect([storage.get('cart'), storage.isPersistent('cart')]).toEqual(['a lamp', true]);
    storage.remove('cart');
    expect([storage.get('cart'), browser.getItem('cart')]).toEqual([null, null]);
  });

  test.each([
    ['throws', blocked],
    ['is null', () => null],
  ])('that %s is replaced by memory', (_how, getter) => {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { get: getter, configurable: true });
    expect(storage.get('cart')).toBeNull();
    storage.set('cart', 'a lamp');
    expect([storage.get('cart'), storage.isPersistent('cart')]).toEqual(['a lamp', false]);
    storage.remove('cart');
    expect([storage.get('cart'), storage.isPersistent('cart')]).toEqual([null, true]);
  });

  test('that is full keeps the newest value in memory, until there is space again', () => {
    const browser = aBrowserStorage({ cart: 'a lamp' });
    vi.stubGlobal(name, { ...browser, setItem: full });
    storage.set('cart', 'two lamps');
    expect([storage.get('cart'), storage.isPersistent('cart')]).toEqual(['two lamps', false]);
    vi.stubGlobal(name, browser);
    storage.set('cart', 'three lamps');
    expect([browser.getItem('cart'), storage.isPersistent('cart')]).toEqual(['three lamps', true]);
    storage.remove('cart');
  });
});

describe('two tabs', () => {
  let listeners: ((event: { key: string | null }) => void)[];

  beforeEach(() => {
    listeners = [];
    vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listeners.push(listener));
  });

  test('what another tab could store replaces what this one has in memory', () => {
    const browser = aBrowserStorage();
    vi.stubGlobal('localStorage', { ...browser, setItem: full });
    deviceStorage.set('signed-in', 'Rahim');
    deviceStorage.set('cart', 'a lamp');
    browser.setItem('signed-in', '');
    for (const listener of listeners) listener({ key: 'signed-in' });
    expect(deviceStorage.get('signed-in')).toBe('');
    expect(deviceStorage.get('cart')).toBe('a lamp');
    deviceStorage.remove('cart');
  });
});

test.each([
  [null, null],
  ['{"quantity":1}', { quantity: 1 }],
  ['no JSON', null],
])('%s was stored: parsed, it is %o', (stored, parsed) => {
  expect(parseStored(stored)).toEqual(parsed);
});

function aBrowserStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function blocked(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
