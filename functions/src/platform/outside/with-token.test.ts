import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SignedIn, withToken } from './with-token.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A service that gives these answers to who signs in, one after the other, and tells which token a call came with. */
function service(...answers: (SignedIn | { kind: 'busy' } | Error)[]) {
  const keys = crypto.randomUUID();
  const signIn = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  });
  const call = vi.fn(async (token: string) => ({ kind: 'told', token }));
  return () => withToken('pathao', keys, signIn, call);
}

const given = (token: string, expiresIn?: number): SignedIn => ({ kind: 'signedIn', token, expiresIn });
const MINUTE_MS = 60_000;

test('a token is kept until ten minutes before it expires', async () => {
  const ask = service(given('first', 3_600), given('second', 3_600));
  await ask();
  vi.setSystemTime(Date.now() + 49 * MINUTE_MS);
  expect(await ask()).toEqual({ kind: 'told', token: 'first' });
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  expect(await ask()).toEqual({ kind: 'told', token: 'second' });
});

test('one of which nobody says how long it is valid is kept for less than an hour', async () => {
  const ask = service(given('first'), given('second'));
  await ask();
  expect(await ask()).toEqual({ kind: 'told', token: 'first' });
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
  expect(await ask()).toEqual({ kind: 'told', token: 'second' });
});

test('what went wrong is kept for nobody', async () => {
  const ask = service({ kind: 'busy' }, new Error('broken'), given('third', 3_600));
  expect(await ask()).toEqual({ kind: 'busy' });
  await expect(ask()).rejects.toThrow('broken');
  expect(await ask()).toEqual({ kind: 'told', token: 'third' });
});
