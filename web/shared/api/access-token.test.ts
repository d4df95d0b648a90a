import { beforeEach, expect, test, vi } from 'vitest';
import { renewTokenOf, renewTokenWith, tellSignedIn } from './access-token.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  tellSignedIn('rahim');
});

test('calls rejected at the same time share one renewal', async () => {
  const renew = vi.fn(async () => true);
  renewTokenWith(renew);
  expect(await Promise.all([renewTokenOf('rahim'), renewTokenOf('rahim')])).toEqual([true, true]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(await renewTokenOf('rahim')).toBe(true);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a call is not retried for another visitor, who came before or during the renewal', async () => {
  renewTokenWith(async () => true);
  expect(await renewTokenOf('karim')).toBe(false);
  renewTokenWith(async () => {
    tellSignedIn('karim');
    return true;
  });
  expect(await renewTokenOf('rahim')).toBe(false);
});

test('nothing is retried after a sign-out', async () => {
  renewTokenWith(async () => {
    tellSignedIn();
    return true;
  });
  expect(await renewTokenOf('rahim')).toBe(false);
});
