import { asciiDigits } from './ascii-digits.ts';
import { foldBangla } from './bangla-spelling.ts';
import { OTHER_PLACE_NAMES } from './other-place-names.ts';
import { type ChosenPlace, DISTRICTS, type District, type Thana, thanaOf } from './places.ts';

interface Searched {
  place: ChosenPlace;
  /** Its names as they are written, with and without those of its district. */
  written: string[];
  /** Its own names as they sound; computed when nothing is found as it is written. */
  readonly sounds: string[];
  /** The same beside the name of its district. */
  readonly longSounds: string[];
}

let all: Searched[] | undefined;

/**
 * The places that somebody may mean who has typed so much, in Latin letters or in Bangla: those that are called so, then those that begin so, and those with a word
 * that does, as they are written; else as they sound; else with a typing error. Nothing for what is no place.
 */
export function findPlaces(typed: string): ChosenPlace[] {
  const words = wordsOf(typed);
  const query = words.join(' ');
  if (query === '') return [];
  const whole = placesWhere(({ written }) => written.includes(query));
  const begin = placesWhere(({ written }) => written.some((name) => name.startsWith(query)));
  const others = placesWhere(({ written }) => written.some((name) => name.includes(` ${query}`)));
  const found = [...new Set([...whole, ...begin, ...others])];
  return found.length > 0 ? found : soundingLike(words, true);
}

/** The place that a name stands for, as a whole; undefined for what is none. */
export function placeNamed(
  name: string,
  isMeant: (place: ChosenPlace) => boolean = () => true,
): ChosenPlace | undefined {
  const words = wordsOf(name);
  const query = words.join(' ');
  if (query === '') return undefined;
  const written = placesWhere((one) => one.written.includes(query));
  return [...written, ...soundingLike(words, false)].find(isMeant);
}

/** A place as the list has it, by any names of its district and thana; undefined when one of them is none. A district may be named by its thana alone. */
export function chosenPlace({ district, thana }: ChosenPlace): ChosenPlace | undefined {
  const place = placeNamed(district, (one) => one.thana === undefined) ?? placeNamed(district);
  if (!place || !thana) return place;
  const known = thanaOf({ district: place.district, thana });
  if (known) return { district: place.district, thana: known.name };
  const isThana = (one: ChosenPlace) => one.district === place.district && one.thana !== undefined;
  return placeNamed(TOWN.test(soundOf(wordsOf(thana).join(''))) ? `${place.district} Sadar` : thana, isThana);
}

/** The places whose names are most like what was typed, although none of them need be meant. */
export function nearestPlaces(typed: string, count: number): ChosenPlace[] {
  const sound = soundOf(wordsOf(typed).join(''));
  if (sound === '') return [];
  const most = Math.floor(sound.length / 3);
  return searched()
    .map(({ place, sounds }) => ({
      place,
      errors: Math.min(...sounds.map((name) => errorsBetween(sound, name, most))),
    }))
    .filter(({ errors }) => errors <= most)
    .sort((one, other) => one.errors - other.errors)
    .slice(0, count)
    .map(({ place }) => place);
}

/** So many letters of a sound find the whole name: fewer are soon the start of another word. */
const BEGINNING_LETTERS = 5;

function soundingLike(words: string[], isTyping: boolean): ChosenPlace[] {
  const inTown = words.filter((word) => !TOWN.test(soundOf(word)));
  for (const some of new Set([words, inTown])) {
    const sound = soundOf(some.join(''));
    if (sound.length < 2) continue;
    const isLong = some.length > 1;
    const isSame = ({ sounds, longSounds }: Searched) =>
      sounds.includes(sound) || (isLong && longSounds.includes(sound));
    const same = placesWhere(isSame);
    if (same.length > 0) return same;
    const canBegin = isTyping && sound.length >= BEGINNING_LETTERS;
    const begun = canBegin ? placesWhere(({ sounds }) => sounds.some((name) => name.startsWith(sound))) : [];
    if (begun.length > 0) return begun;
    const errors = forgiven(sound);
    const near = (name: string) => isFirstAlike(name, sound) && errorsBetween(sound, name, errors) <= errors;
    const isAlike = ({ sounds, longSounds }: Searched) => sounds.some(near) || (isLong && longSounds.some(near));
    const alike = errors > 0 ? placesWhere(isAlike) : [];
    if (alike.length > 0) return alike;
  }
  // A landmark behind a name: `Mirpur 10 golchottor`.
  for (let count = words.length - 1; count > 0; count--) {
    const sound = soundOf(words.slice(0, count).join(''));
    const named = sound.length >= BEGINNING_LETTERS ? placesWhere(({ sounds }) => sounds.includes(sound)) : [];
    if (named.length > 0) return named;
  }
  return [];
}

/** Typing errors that are forgiven: in a short word one makes another place, or a town of another country. */
function forgiven({ length }: string): number {
  return length >= 11 ? 2 : length >= 6 ? 1 : 0;
}

function placesWhere(isMeant: (one: Searched) => boolean): ChosenPlace[] {
  return searched()
    .filter(isMeant)
    .map(({ place }) => place);
}

function searched(): Searched[] {
  all ??= DISTRICTS.flatMap((district) => {
    const names = namesOf(district, district.name);
    return [
      searchedAs({ district: district.name }, names, NO_NAMES),
      ...district.thanas.map((thana) => {
        const place = { district: district.name, thana: thana.name };
        return searchedAs(place, namesOf(thana, `${district.name}/${thana.name}`), names);
      }),
    ];
  });
  return all;
}

interface Names {
  written: string[];
  sounds: () => string[];
}

const NO_NAMES: Names = { written: [], sounds: () => [] };

function namesOf({ names, aliases }: District | Thana, key: string): Names {
  const others = OTHER_PLACE_NAMES[key]?.split('; ') ?? [];
  const written = [...Object.values(names), ...aliases, ...others].map((name) => wordsOf(name).join(' '));
  let sounds: string[] | undefined;
  return {
    written,
    sounds: () => {
      sounds ??= [...new Set(written.map((name) => soundOf(name.replaceAll(' ', ''))))];
      return sounds;
    },
  };
}

function searchedAs(place: ChosenPlace, own: Names, ofDistrict: Names): Searched {
  return {
    place,
    written: own.written.flatMap((name) => [
      name,
      ...ofDistrict.written.flatMap((rest) => [`${name} ${rest}`, `${rest} ${name}`]),
    ]),
    get sounds() {
      return own.sounds();
    },
    get longSounds() {
      return own.sounds().flatMap((sound) => ofDistrict.sounds().flatMap((rest) => [sound + rest, rest + sound]));
    },
  };
}

/** What stands behind or before a name in an address: of a sector, a road, a house, a post office; and what kind of place it is. */
const BESIDE = new Set(
  [
    'sector sec section block road rd house flat lane goli gali ward no number holding avenue plot phase dist district zila zilla jela zela',
    'upazila upazilla upojela upozila thana division bibhag post office po ps bangladesh bd',
    'সেক্টর সেকশন ব্লক রোড সড়ক বাসা বাড়ি হাউস ফ্ল্যাট লেন গলি ওয়ার্ড নং নম্বর নাম্বার প্লট জেলা উপজেলা থানা বিভাগ পোস্ট ডাকঘর বাংলাদেশ',
  ]
    .join(' ')
    .split(' ')
    .map((word) => foldBangla(word.normalize('NFC'))),
);

/** The town of a district, as it sounds. */
const TOWN = /^(sadar|citi|taun|সদর|সহর|সিটি|পরসবা)$/;

/** The words of a name as they are compared: without sector, road and numbers. */
function wordsOf(text: string): string[] {
  const plain = asciiDigits(
    foldBangla(
      text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC'),
    ),
  )
    .toLowerCase()
    .replace(/['’‘`.\p{Cf}]/gu, '')
    .replace(/(\p{L}\p{M}*)(?=\d)/gu, '$1 ');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isNumber = (word = '') => /^\d/.test(word);
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (isNumber(word) || BESIDE.has(word)) return false;
    return !(word.length === 1 && before !== undefined && (isNumber(before) || BESIDE.has(before))); // `block c`, `10 b`
  });
}

/** What is spelled in different ways in Latin letters, for a sound that is the same. */
const LATIN: [RegExp, string][] = [
  [/n[ao][wbv]+[ao]b/g, 'nabab'],
  [/(.)g[ao]ng$/, '$1ganj'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/c?ch+/g, 'C'],
  [/c(?=[aou])|ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/(.)h/g, '$1'],
  [/[aeiouy]w(?=[aeiouy])/g, 'oa'],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/e/g, 'i'],
  [/o/g, 'a'],
  [/ia/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** The same in Bangla: aspirates, letters that sound alike, joined letters. */
const BANGLA: [RegExp, string][] = [
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
  [/(.)\1+/g, '$1'],
];

function soundOf(text: string): string {
  const bangla = BANGLA.reduce((sound, [from, to]) => sound.replace(from, to), text);
  return LATIN.reduce((sound, [from, to]) => sound.replace(from, to), bangla);
}

/** Nobody mistakes the first letter of a name, but `c` for `k`. */
function isFirstAlike([one]: string, [other]: string): boolean {
  return one === other || (one === 'C' && other === 'k') || (one === 'k' && other === 'C');
}

/** Letters to change, add, leave out or swap with their neighbour to get from one word to the other; infinite where that is more than `most`. */
function errorsBetween(one: string, other: string, most: number): number {
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
