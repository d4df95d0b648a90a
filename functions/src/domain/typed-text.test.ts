import { expect, test } from 'vitest';
import { isBlank } from './typed-text.ts';

test.each(['', '   ', '\t\n', '\u00a0', '\u200b\u200d', '\u202e', '\u0000'])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' রূপা ', '?', '💡', '0'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
