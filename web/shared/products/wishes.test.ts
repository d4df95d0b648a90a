import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addWishes, readWishes, removeWishes, sharedWishes, WISHES_MAXIMUM, watchWishes, wishesIn } from './wishes.ts';

let texts: Map<string, string>;
let tell: ((event: { key: string | null }) => void)[];

beforeEach(() => {
  texts = new Map();
  tell = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => void tell.push(listener),
    removeEventListener: () => undefined,
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('what is wished for last stands first, and once', () => {
  expect(readWishes()).toEqual([]);
  expect(addWishes(['moon'])).toBe(true);
  expect(addWishes(['arc', 'moon', 'jute'])).toBe(true);
  expect(readWishes()).toEqual(['arc', 'jute', 'moon']);
  removeWishes(['jute', 'unknown']);
  expect(readWishes()).toEqual(['arc', 'moon']);
});

test('a list has room for fifty, and keeps those that are on it', () => {
  const many = Array.from({ length: 49 }, (_, place) => `lamp-${place}`);
  expect(addWishes(many)).toBe(true);
  expect(addWishes(['moon', 'arc'])).toBe(false);
  expect(readWishes()).toEqual(['arc', ...many]);
  expect(addWishes(['moon'])).toBe(false);
  expect(addWishes(['arc'])).toBe(true);
  expect(readWishes()).toHaveLength(50);
});

test('a change of this tab or of another one is told', () => {
  const told = vi.fn();
  const leave = watchWishes(told);
  addWishes(['moon']);
  expect(told).toHaveBeenCalledTimes(1);
  texts.set('wishes', '["arc"]');
  tell[0]?.({ key: 'wishes' });
  expect(told).toHaveBeenCalledTimes(2);
  expect(readWishes()).toEqual(['arc']);
  tell[0]?.({ key: 'myCart' });
  leave();
  addWishes(['moon']);
  expect(told).toHaveBeenCalledTimes(2);
});

test.each(['{', '7', 'null', '{"0":"moon"}', '["",{},"a/b","a b","লণ্ঠন"]', `["${'a'.repeat(101)}"]`])(
  'nothing is read from %s',
  (stored) => {
    texts.set('wishes', stored);
    expect(readWishes()).toEqual([]);
  },
);

test('of a list that somebody has written, fifty products are taken, each once', () => {
  const many = Array.from({ length: 60 }, (_, place) => `lamp-${place}`);
  expect(wishesIn(['moon', 'moon', '?', 'arc'])).toEqual(['moon', 'arc']);
  expect(wishesIn(many)).toEqual(many.slice(0, WISHES_MAXIMUM));
  texts.set('wishes', JSON.stringify(many));
  expect(readWishes()).toHaveLength(50);
});

test.each(['', '।', ').', '\u200b', '&fbclid=IwAR0x'])(
  'a shared list is read without what a message puts behind its link: %j',
  (behind) => {
    expect(sharedWishes(`moon,arc${behind}`)).toEqual(['moon', 'arc']);
  },
);

test('an address without a list shares none', () => {
  expect(sharedWishes(null)).toEqual([]);
});
