import { expect, test } from 'vitest';
import { isBlank, withoutInvisible, withoutTurns } from './typed-text.ts';

test.each([
  '',
  '   ',
  '\t\n',
  '\u00a0',
  '\u200b\u200d',
  '\u202e',
  '\u0000',
  '\u3164',
  '\uffa0\u115f',
  '\u2800',
  '\u034f',
  '\ufe0f',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' রূপা ', '?', '💡', '0'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('characters that turn the direction go, and the joiners of Bangla stay', () => {
  expect(withoutTurns('\u202eRoad\u202c \u206612\u2069\u200f\u061c')).toBe('Road 12');
  expect(withoutTurns('র\u200d্যাব কি\u200cন্তু')).toBe('র\u200d্যাব কি\u200cন্তু');
});

test('what is not seen goes, but for those joiners', () => {
  expect(withoutInvisible('Ra\u200bhim\ufeff \u2060র\u200d্যাব\u00ad')).toBe('Rahim র\u200d্যাব');
});

test.each(['👨‍👩‍👧', '❤️‍🔥', '🏳️‍🌈', '👩🏽‍🚀', '🇧🇩', '1️⃣', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])(
  '%s stays whole',
  (emoji) => {
    expect(withoutInvisible(withoutTurns(emoji))).toBe(emoji);
  },
);

test('invisible letters without a flag go', () => {
  expect(withoutInvisible('Rahim\u{e0067}\u{e0062}\u{e007f}')).toBe('Rahim');
});
