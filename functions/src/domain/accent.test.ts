import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentTokens, isReadableAccent, readableShade, USUAL_ACCENT } from './accent.ts';

const STYLES = readFileSync(new URL('../../../web/shared/styles/theme.css', import.meta.url), 'utf8');

test.each([USUAL_ACCENT, '#7a1f3d', '#1d3f8a', '#000000'])('%s can be read', (colour) => {
  expect(isReadableAccent(colour)).toBe(true);
  expect(readableShade(colour)).toBe(colour);
});

test.each([
  ['#d9922e', '#80561b'],
  ['#e0245e', '#b31d4b'],
  ['#ffffff', '#5e5e5e'],
])('%s cannot, but %s', (colour, shade) => {
  expect(isReadableAccent(colour)).toBe(false);
  expect(readableShade(colour)).toBe(shade);
  expect(isReadableAccent(shade)).toBe(true);
});

test('below the pointer it is darker', () => {
  expect(accentTokens('#7a1f3d')).toEqual({ '--color-bottle': '#7a1f3d', '--color-bottle-deep': '#5a172d' });
});

test('the usual accent, and the grounds of each, are those of the styles', () => {
  expect(STYLES).toContain(`--color-bottle: ${USUAL_ACCENT};`);
  for (const ground of ['paper: #fbf7f1', 'sand: #efe6da', 'white: #ffffff'])
    expect(STYLES).toContain(`--color-${ground};`);
});
