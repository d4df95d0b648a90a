/**
 * How each Bangla letter is written in Latin ones; vowels that are heard but not written, as in ঘড়ি (ghori), are left
 * out.
 */
const LATIN = new Map(
  [
    'অ o, আ a, ই i, উ u, ঋ ri, এ e, ঐ oi, ও o, ঔ ou, া a, ি i, ু u, ৃ ri, ে e, ৈ oi, ো o, ৌ ou',
    'ক k, খ kh, গ g, ঘ gh, ঙ ng, চ ch, ছ chh, জ j, ঝ jh, ঞ n, ট t, ঠ th, ড d, ঢ dh, ত t, থ th, দ d, ধ dh, ন n',
    'প p, ফ f, ব b, ভ bh, ম m, য j, র r, ল l, স s, হ h, ৎ t, ং ng',
  ]
    .flatMap((letters) => letters.split(', '))
    .map((pair) => pair.normalize().split(' ') as [string, string]), // each is a letter and what it is written as
);

/** Letters of two signs, and letters that the one before them changes. */
const TOGETHER: [RegExp, string][] = [
  [/য\u09bc/g, 'y'],
  [/[ডঢ]\u09bc/g, 'r'],
  [/\u09cdয/g, 'y'],
];

/** A folded text in Bangla as people type it in Latin letters: `ঝাড়বাতি` is `jharbati`. */
export function inLatin(folded: string): string {
  const letters = TOGETHER.reduce((text, [from, to]) => text.replace(from, to), folded.normalize('NFD'));
  return letters.normalize('NFC').replace(/\p{Script=Bengali}/gu, (letter) => LATIN.get(letter) ?? '');
}

/** What different people write differently: aspirates, doubled letters, long vowels, `o` and glides between vowels. */
const SPELLINGS: [RegExp, string][] = [
  [/z/g, 'j'],
  [/ck|c(?=[lrt])/g, 'k'],
  [/c?chh?/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjkrst])h/g, '$1'],
  [/v/g, 'b'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/^o(?=[wy])/, 'w'],
  [/^(.)|[oyw]/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** Latin letters as a search in Bangla compares them: `deyal`, `dewal` and `deoal` are the same. */
export function foldLatin(latin: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), latin);
}
