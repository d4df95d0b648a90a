/**
 * Whether a text has no lone surrogate. One cannot be encoded as UTF-8, so Firestore's client fails on it, and retries
 * for a minute.
 */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Letters and marks that are drawn as nothing: fillers of Hangul, the blank of Braille, joiners and variation selectors. */
const DRAWN_AS_NOTHING = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0';

const VISIBLE = new RegExp(`[^\\p{C}\\p{Z}${DRAWN_AS_NOTHING}]`, 'u');

/** Whether a text has no visible character: it is empty, or holds only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * A text without the characters that turn the direction of what follows, by which a number or an address reads otherwise than it is
 * stored. The joiners U+200C and U+200D stay: Bangla needs them.
 */
export function withoutTurns(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The flag of a part of a country is drawn by invisible letters. */
const FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}';

const INVISIBLE = new RegExp(`(${FLAG})|(?![\\u200c\\u200d])\\p{Cf}`, 'gu');

/** A text without any character that is not seen, but for the joiners that Bangla and emoji need, and the letters of flags. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '$1');
}
