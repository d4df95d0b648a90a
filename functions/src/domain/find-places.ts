import { consonantsOf, errorsBetween, forgiven, isBangla, isFirstAlike, SHORT_SOUND, soundOf } from './place-sounds.ts';
import { DIRECTIONS, directionsLast, isOfTown, KINDS, NO_PLACES, TOWN, wordsOf } from './place-words.ts';
import { type ChosenPlace, thanaOf } from './places.ts';
import { type Searched, searched } from './searched-places.ts';

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

function placesWhere(isMeant: (one: Searched) => boolean): ChosenPlace[] {
  return searched()
    .filter(isMeant)
    .map(({ place }) => place);
}
