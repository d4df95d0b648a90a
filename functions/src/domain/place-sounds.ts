// Names of places as they sound, in Latin letters or in Bangla: spellings of one sound are the same, and two sounds can be
// compared for typing errors.

/** What is spelled in different ways in Latin letters, for a sound that is the same. */
const LATIN: [RegExp, string][] = [
  [/n[ao][wbv]+[ao]b/g, 'nabab'],
  [/(.)g[ao]ng$/, '$1ganj'],
  [/(.)g[ao](?:[ou]n?|n)$/, '$1gan'],
  [/x|kkh/g, 'ks'],
  [/z/g, 'j'],
  [/c?ch+/g, 'C'],
  [/c(?=[aou])|ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/([aeiou])y(?=[aou])/g, '$1a'],
  [/ee|ea/g, 'i'],
  [/poor/g, 'pur'],
  [/[aeiouy]w(?=[aeiouy])/g, 'oa'],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/e/g, 'i'],
  [/o/g, 'a'],
  [/(.)\1+/g, '$1'],
  [/(.)h/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** The same in Bangla: aspirates, letters that sound alike, joined letters. */
const BANGLA: [RegExp, string][] = [
  [/\u09cdম/g, ''],
  [/উও/g, 'উত'],
  [/য\u09bc/g, ''],
  [/[ডঢ]\u09bc/g, 'র'],
  [/[\u09cdঃ]/g, ''],
  [/ক্?স|কস/g, 'খ'],
  [/য/g, 'জ'],
  [/খ/g, 'ক'],
  [/ঘ/g, 'গ'],
  [/ছ/g, 'চ'],
  [/ঝ/g, 'জ'],
  [/[ঠথতৎ]/g, 'ট'],
  [/[ধদঢ]/g, 'ড'],
  [/ফ/g, 'প'],
  [/ভ/g, 'ব'],
  [/[ঞ]/g, 'ন'],
  [/[ঙং]গ?/g, 'ঙ'],
  [/[োওৌঔঅ]/g, ''],
  [/(\p{Script=Bengali})\1+/gu, '$1'],
];

export function soundOf(text: string): string {
  const bangla = BANGLA.reduce((sound, [from, to]) => sound.replace(from, to), text);
  return LATIN.reduce((sound, [from, to]) => sound.replace(from, to), bangla);
}

export function isBangla(text: string): boolean {
  return /\p{Script=Bengali}/u.test(text);
}

/** Typing errors that are forgiven. */
export function forgiven({ length }: string): number {
  return length >= 11 ? 2 : length >= 6 ? 1 : 0;
}

/** Up to so many Latin letters another consonant makes another place, or a town of another country. */
export const SHORT_SOUND = 8;

/** What makes a short name another one; an `n` before another is heard, but often not written. */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/[aiu]/g, '')
    .replace(/n(?=[djtC])/g, '')
    .replace(/^k/, 'C');
}

/** Nobody mistakes the first letter of a name, but `c` for `k`. */
export function isFirstAlike([one]: string, [other]: string): boolean {
  return one === other || (one === 'C' && other === 'k') || (one === 'k' && other === 'C');
}

/** Letters to change, add, leave out or swap with their neighbour to get from one word to the other; infinite where that is more than `most`. */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const least = Math.min((next[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next.push(row > 1 && at > 1 && isSwapped ? Math.min(least, (before[at - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
