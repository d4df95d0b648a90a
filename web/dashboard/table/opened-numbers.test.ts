import { beforeEach, expect, test, vi } from 'vitest';
import { keepTabState } from '../../shared/lib/tab-state.ts';
import { forgetOpenedNumber, keepOpenedNumber, openedNumber } from './opened-numbers.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

test('a number that was opened is found by its key, by the same person alone', () => {
  keepOpenedNumber('a', '01712345678', 'rahim');
  keepOpenedNumber('b', '01812345678', 'rahim');
  expect(openedNumber({ opened: 'a' }, 'rahim')).toBe('01712345678');
  expect(openedNumber({ opened: 'b' }, 'rahim')).toBe('01812345678');
  expect(openedNumber({ opened: 'a' }, 'karim')).toBeUndefined();
  expect(openedNumber({ opened: 'a' }, undefined)).toBeUndefined();
  expect([null, { opened: 'c' }, { mobileNumber: '01712345678' }].map((state) => openedNumber(state, 'rahim'))).toEqual(
    [undefined, undefined, undefined],
  );
});

test('an erased number is behind none of its keys, however it was typed', () => {
  keepOpenedNumber('a', '01712345678', 'rahim');
  keepOpenedNumber('b', '০১৭১২-৩৪৫৬৭৮', 'rahim');
  forgetOpenedNumber('01712345678', 'rahim');
  expect(openedNumber({ opened: 'a' }, 'rahim')).toBeUndefined();
  expect(openedNumber({ opened: 'b' }, 'rahim')).toBeUndefined();
});

test('the last fifty are kept, and what older code has stored counts as nothing', () => {
  keepTabState('openedNumbers', 'rahim', { a: '01712345678' });
  expect(openedNumber({ opened: 'a' }, 'rahim')).toBeUndefined();
  for (let at = 0; at <= 50; at++) keepOpenedNumber(`key ${at}`, `0171234${5_000 + at}`, 'rahim');
  expect(openedNumber({ opened: 'key 0' }, 'rahim')).toBeUndefined();
  expect(openedNumber({ opened: 'key 50' }, 'rahim')).toBe('01712345050');
});
