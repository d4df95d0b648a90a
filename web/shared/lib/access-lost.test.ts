import { beforeEach, expect, test, vi } from 'vitest';
import { accessLost, forgetAccessLost, noteAccessLost } from './access-lost.ts';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

test('nothing is told of who was never signed in', () => {
  expect(accessLost()).toEqual({ isSessionEnded: false, isClickLost: false });
});

test('a click is lost with the session that ended after it, or before it', () => {
  noteAccessLost({ changeRejectedAt: 1_000 });
  expect(accessLost(2_000)).toEqual({ isSessionEnded: false, isClickLost: true });
  noteAccessLost({ isSessionEnded: true });
  expect(accessLost(2_000)).toEqual({ isSessionEnded: true, isClickLost: true });
});

test('a session that ends later has taken no click with it', () => {
  noteAccessLost({ changeRejectedAt: 1_000 });
  noteAccessLost({ isSessionEnded: true });
  expect(accessLost(200_000)).toEqual({ isSessionEnded: true, isClickLost: false });
});

test('it is forgotten at the next page that may be seen', () => {
  noteAccessLost({ isSessionEnded: true, changeRejectedAt: 1_000 });
  forgetAccessLost();
  expect(accessLost(2_000)).toEqual({ isSessionEnded: false, isClickLost: false });
});
