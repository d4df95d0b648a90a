import { describe, expect, test } from 'vitest';
import {
  busyWith,
  CLAIM_MS,
  claimAt,
  claimOfAnother,
  holderName,
  JUST_CALLED_MS,
  mayBeGiven,
  newClaim,
} from './desk-claims.ts';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const AYESHA = { email: 'ayesha@example.com', name: 'Ayesha' };
const ofAyesha = newClaim(AYESHA, NOW);

test('a claim lasts three minutes, to the millisecond', () => {
  expect(CLAIM_MS).toBe(3 * MINUTE_MS);
  expect(ofAyesha).toEqual({ by: 'ayesha@example.com', name: 'Ayesha', at: NOW, until: NOW + 3 * MINUTE_MS });
  expect(claimAt({ claim: ofAyesha }, NOW + 3 * MINUTE_MS - 1)).toBe(ofAyesha);
  expect(claimAt({ claim: ofAyesha }, NOW + 3 * MINUTE_MS)).toBeUndefined();
  expect(claimAt({}, NOW)).toBeUndefined();
});

test('a claim of who has dialled lasts ten minutes, and is no shorter when they prolong it, but is when another takes it', () => {
  const dialled = newClaim(AYESHA, NOW, { isDialled: true });
  expect(dialled.until).toBe(NOW + 10 * MINUTE_MS);
  const untilOf = (holder: typeof AYESHA, minutes: number) => {
    const { until } = newClaim(holder, NOW + minutes * MINUTE_MS, { before: dialled });
    return (until - NOW) / MINUTE_MS;
  };
  expect([untilOf(AYESHA, 1), untilOf(AYESHA, 8)]).toEqual([10, 11]);
  expect(untilOf({ email: 'rahim@example.com', name: 'Rahim' }, 1)).toBe(4);
});

test('a claim is of another for everybody but its holder', () => {
  expect(claimOfAnother({ claim: ofAyesha }, 'rahim@example.com', NOW)).toBe(ofAyesha);
  expect(claimOfAnother({ claim: ofAyesha }, 'ayesha@example.com', NOW)).toBeUndefined();
  expect(claimOfAnother({ claim: ofAyesha }, 'rahim@example.com', NOW + CLAIM_MS)).toBeUndefined();
  expect(claimOfAnother({}, undefined, NOW)).toBeUndefined();
});

test('a holder is called by name, or by e-mail where the account has none', () => {
  expect(holderName(ofAyesha)).toBe('Ayesha');
  expect(holderName(newClaim({ email: 'rahim@example.com' }, NOW))).toBe('rahim@example.com');
});

describe('a call may be given', () => {
  const due = { callAt: NOW, attempts: [] };
  const isGiven = (changes: object) => mayBeGiven({ ...due, ...changes }, 'rahim@example.com', NOW);

  test.each<[string, object, boolean]>([
    ['when it is due', {}, true],
    ['not before it is due', { callAt: NOW + 1 }, false],
    ['not when nobody is to be called', { callAt: undefined }, false],
    ['not while another works on it', { claim: ofAyesha }, false],
    ['once the claim of another has ended', { claim: { ...ofAyesha, until: NOW } }, true],
    ['to who works on it', { claim: newClaim({ email: 'rahim@example.com' }, NOW) }, true],
    ['not within five minutes after a call', { attempts: [{ at: NOW - 5 * MINUTE_MS + 1 }] }, false],
    ['five minutes after a call', { attempts: [{ at: NOW - 5 * MINUTE_MS }] }, true],
    ['by its last call alone', { attempts: [{ at: NOW - 1 }, { at: NOW - 6 * MINUTE_MS }] }, true],
  ])('%s', (_when, changes, expected) => {
    expect(JUST_CALLED_MS).toBe(5 * MINUTE_MS);
    expect(isGiven(changes)).toBe(expected);
  });
});

test('somebody else is busy with an order while they work on it, and for five minutes after their call', () => {
  const who = (changes: object) => busyWith({ attempts: [], ...changes }, 'rahim@example.com', NOW);
  const called = (by: string, ago: number) => ({ attempts: [{ by, at: NOW - ago }] });
  expect([who({}), who({ claim: ofAyesha })]).toEqual([undefined, holderName(ofAyesha)]);
  expect(who({ claim: newClaim({ email: 'rahim@example.com' }, NOW) })).toBeUndefined();
  expect(who(called('ayesha@example.com', 5 * MINUTE_MS - 1))).toBe('ayesha@example.com');
  expect(who(called('ayesha@example.com', 5 * MINUTE_MS))).toBeUndefined();
  expect(who(called('rahim@example.com', 1))).toBeUndefined();
});
