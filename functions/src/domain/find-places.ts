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
  longSounds: () => string[];
}

let all: Searched[] | undefined;

/**
 * The places that somebody may mean who has typed so much, in Latin letters or in Bangla: those that are called so, then those that begin so, and those with a word
 * that does, as they are written; else as they sound; else with a typing error. Nothing for what is no place.
 */
export function findPlaces(typed: string): ChosenPlace[] {
  const words = wordsOf(typed);
  const query = words.join(' ');
  if (query === '' || NO_PLACES.has(query)) return [];
  const whole = placesCalled(query);
  const begin = placesWhere(({ written }) => written.some((name) => name.startsWith(query)));
  const others = KINDS.has(query)
    ? []
    : placesWhere(({ written }) => written.some((name) => name.includes(` ${query}`)));
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
  if (query === '' || NO_PLACES.has(query)) return undefined;
  return [...placesCalled(query), ...soundingLike(words, false)].find(isMeant);
}

/**
 * The one place that is meant without a choice; undefined where another may be. A district is meant before its thanas, and
 * before what is called so in other towns, but not before a thana of its name.
 */
export function onlyPlace(typed: string): ChosenPlace | undefined {
  const called = placesCalled(wordsOf(typed).join(' '));
  const named = called.find(({ thana }) => thana === undefined);
  if (named) return called.some(({ thana }) => thana === named.district) ? undefined : named;
  const [first, ...others] = findPlaces(typed);
  return others.every(({ district }) => district === first?.district && !first.thana) ? first : undefined;
}

function placesCalled(query: string): ChosenPlace[] {
  return placesWhere(({ written }) => written.includes(query));
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

/** As many name a place beside other words. Bangla leaves out a vowel, so its names are shorter; nor is a district's name that of anything else. */
const LETTERS_AMONG_WORDS = 5;
const LETTERS_OF_SHORT_NAMES = 4;

function soundingLike(words: string[], isTyping: boolean): ChosenPlace[] {
  const directed = directionsLast(words);
  const withoutTown = words.filter((word) => !isOfTown(word));
  const variants = [words, directed, withoutTown, withoutTown.filter((word) => !DIRECTIONS.has(word))];
  for (const some of variants) {
    const same = calledSo(some);
    if (same.length > 0) return same;
    const sound = soundOf(some.join(''));
    const canBegin = isTyping && sound.length >= BEGINNING_LETTERS;
    const begun = canBegin ? placesWhere(({ sounds }) => sounds.some((name) => name.startsWith(sound))) : [];
    if (begun.length > 0) return begun;
  }
  const mistyped = variants.map(mistypedAs).find((places) => places.length > 0) ?? [];
  const named = namedAmong(words);
  const both = mistyped.filter((place) => named.includes(place));
  return both.length > 0 ? both : named.length > 0 ? named : mistyped;
}

/** The places whose names sound so, alone or beside their district's. */
function calledSo(words: string[]): ChosenPlace[] {
  const sound = soundOf(words.join(''));
  if (sound.length < 2) return [];
  return placesWhere(
    ({ sounds, longSounds }) => sounds.includes(sound) || (words.length > 1 && longSounds().includes(sound)),
  );
}

/** The same with a typing error. */
function mistypedAs(words: string[]): ChosenPlace[] {
  const sound = soundOf(words.join(''));
  const errors = forgiven(sound);
  if (errors === 0) return [];
  const near = (name: string) =>
    isFirstAlike(name, sound) &&
    errorsBetween(sound, name, errors) <= errors &&
    (sound.length > SHORT_SOUND || isBangla(sound) || consonantsOf(sound) === consonantsOf(name));
  return placesWhere(({ sounds, longSounds }) => sounds.some(near) || (words.length > 1 && longSounds().some(near)));
}

/**
 * The places that the first or the last words name, in an address or with a landmark: `Mirpur 10 golchottor`, `Bank Town, Savar`. Of two
 * names those of one district are meant; else the last, which is the larger, unless many places are called so.
 */
function namedAmong(words: string[]): ChosenPlace[] {
  const longest = (partOf: (count: number) => string[]) => {
    for (let count = words.length - 1; count > 0; count--) {
      const part = partOf(count);
      const { length } = soundOf(part.join(''));
      const isShort = length < LETTERS_AMONG_WORDS;
      const named = length >= LETTERS_OF_SHORT_NAMES ? calledSo(part) : [];
      const meant = isShort && !isBangla(part.join('')) ? named.filter(({ thana }) => thana === undefined) : named;
      if (meant.length > 0) return meant;
    }
    return [];
  };
  const first = longest((count) => words.slice(0, count));
  const last = longest((count) => words.slice(-count));
  const isIn = (places: ChosenPlace[]) => (place: ChosenPlace) =>
    places.some(({ district }) => district === place.district);
  const together = [...first.filter(isIn(last)), ...last.filter(isIn(first))];
  // The thana before its district.
  const inOrder = together.sort((one, other) => Number(!one.thana) - Number(!other.thana));
  const isAmbiguous = (places: ChosenPlace[]) => new Set(places.map(({ district }) => district)).size > 1;
  return [...new Set([...inOrder, ...(isAmbiguous(last) ? [...first, ...last] : [...last, ...first])])];
}

/** Typing errors that are forgiven. */
function forgiven({ length }: string): number {
  return length >= 11 ? 2 : length >= 6 ? 1 : 0;
}

/** Up to so many Latin letters another consonant makes another place, or a town of another country. */
const SHORT_SOUND = 8;

/** What makes a short name another one; an `n` before another is heard, but often not written. */
function consonantsOf(sound: string): string {
  return sound
    .replace(/[aiu]/g, '')
    .replace(/n(?=[djtC])/g, '')
    .replace(/^k/, 'C');
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
  const inWords = [...Object.values(names), ...aliases, ...others].map(wordsOf);
  return {
    written: inWords.map((words) => words.join(' ')),
    sounds: once(() => [
      ...new Set(inWords.flatMap((words) => [words, directionsLast(words)]).map((words) => soundOf(words.join('')))),
    ]),
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
    longSounds: once(() =>
      own.sounds().flatMap((sound) => ofDistrict.sounds().flatMap((rest) => [sound + rest, rest + sound])),
    ),
  };
}

function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

const foldedWords = (words: string) => words.split(' ').map((word) => foldBangla(word.normalize('NFC')));

/** What stands behind or before a name in an address: of a sector, a road, a house, a post office; and what kind of place it is. */
const BESIDE = new Set(
  [
    'sector sec section block road rd house flat lane goli gali ward no number holding avenue plot phase dist district zila zilla jela zela',
    'upazila upazilla upojela upozila thana division bibhag post office po ps bangladesh bd village vill gram union',
    'সেক্টর সেকশন ব্লক রোড সড়ক বাসা বাড়ি হাউস ফ্ল্যাট লেন গলি ওয়ার্ড নং নম্বর নাম্বার প্লট জেলা জিলা উপজেলা থানা বিভাগ পোস্ট ডাকঘর বাংলাদেশ গ্রাম ইউনিয়ন',
  ].flatMap(foldedWords),
);

/** Parts of a place, by the word that all spellings and both scripts are compared as. */
const DIRECTIONS = new Map(
  [
    'north uttar uttor উত্তর',
    'south dakshin dokshin dakkhin dokkhin dakhin dokhin দক্ষিণ',
    'east purba purbo পূর্ব পুব',
    'west paschim poschim pashchim পশ্চিম',
    'middle madhya moddho modho মধ্য',
  ].flatMap((spellings) => {
    const [english = '', ...others] = foldedWords(spellings);
    return [english, ...others].map((word) => [word, english] as const);
  }),
);

/** A name with the direction behind it, whichever way it is written: `Uttar Matlab` and `Matlab North`. */
function directionsLast(words: string[]): string[] {
  const directions = words.flatMap((word) => DIRECTIONS.get(word) ?? []);
  return [...words.filter((word) => !DIRECTIONS.has(word)), ...directions];
}

/** The town of a district, as it sounds. */
const TOWN = /^(sadar|citi|taun|সদর|সহর|সিটি|পরসবা)$/;

/** What a town or a part of it is called beside its name, and what people meet at. */
const PARTS_OF_TOWNS = new Set(
  [
    'corporation metropolitan metro mahanagar pourashava paurashava pouroshova municipality model residential area',
    'mor more circle chattar chottor chattor golchattar golchottor bus stand bustand station stop',
    'কর্পোরেশন করপোরেশন মহানগর পৌরসভা মডেল টাউন আবাসিক এলাকা মোড় চত্বর গোলচত্বর বাস স্ট্যান্ড বাসস্ট্যান্ড স্টেশন',
  ].flatMap(foldedWords),
);

/** What many places are called behind their names, and none alone. */
const KINDS = new Set(
  [
    'bazar bazaar market hat nagar pur ganj gate mor port bridge university college masjid medical colony garden para housing road',
    'বাজার মার্কেট হাট নগর পুর গঞ্জ গেট মোড় ব্রিজ কলেজ মসজিদ কলোনি পাড়া',
  ].flatMap(foldedWords),
);

/** What sounds like a place of the country, and is none. */
const NO_PLACES = new Set(['cairo', 'sale', 'vintage']);

function isOfTown(word: string): boolean {
  return TOWN.test(soundOf(word)) || PARTS_OF_TOWNS.has(word);
}

function isBangla(text: string): boolean {
  return /\p{Script=Bengali}/u.test(text);
}

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
    .replace(/['’‘`.ঃ\p{Cf}]/gu, '')
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
