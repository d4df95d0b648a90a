import { expect, test } from 'vitest';
import { erasedUntil, newErasure } from './erasures.ts';

test('a number that was erased is known again, however it is written, and cannot be read', () => {
  const erasure = newErasure('01712345678', 7);
  expect(JSON.stringify(erasure)).not.toContain('1712345678');
  for (const written of ['01712345678', '+8801712345678', '01712-345678', '০১৭১২৩৪৫৬৭৮'])
    expect(erasedUntil([erasure], written)).toBe(7);
  expect(erasedUntil([erasure], '01712345679')).toBeUndefined();
  expect(erasedUntil([erasure], '')).toBeUndefined();
});

test('the last of several erasures counts, each of which has a key of its own', () => {
  const both = [newErasure('01712345678', 9), newErasure('01712345678', 7)];
  expect(erasedUntil(both, '01712345678')).toBe(9);
  expect(new Set(both.flatMap(({ key, hash }) => [key, hash])).size).toBe(4);
});
