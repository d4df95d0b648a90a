import { newClaim } from '@aloghor/functions/domain/desk-claims';
import { expect, test } from 'vitest';
import { laterClaim } from './told-claims.ts';

const NOW = 1_800_000_000_000;
const AYESHA = { email: 'ayesha@example.com' };
const RAHIM = { email: 'rahim@example.com' };

test('of two claims the one that was made later counts, also where the other one ends later', () => {
  const dialled = newClaim(AYESHA, NOW, { isDialled: true });
  const takenOver = newClaim(RAHIM, NOW + 1);
  for (const both of [
    [dialled, takenOver],
    [takenOver, dialled],
  ] as const)
    expect(laterClaim(...both)).toBe(takenOver);
});

test('a claim counts where there is no other', () => {
  const claim = newClaim(AYESHA, NOW);
  expect([laterClaim(claim, undefined), laterClaim(undefined, claim), laterClaim(undefined, undefined)]).toEqual([
    claim,
    claim,
    undefined,
  ]);
});
