import { expect, test } from 'vitest';
import { javaVersion } from './java.ts';

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['openjdk version "25" 2025-09-16', 25],
  ['openjdk version "26-ea" 2026-03-17', 26],
  ['java version "1.8.0_402"', 8],
  ['something else', 0],
])('java that says %s has the version %i', (said, version) => {
  expect(javaVersion(said)).toBe(version);
});
