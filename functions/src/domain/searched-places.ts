import { OTHER_PLACE_NAMES } from './other-place-names.ts';
import { soundOf } from './place-sounds.ts';
import { directionsLast, wordsOf } from './place-words.ts';
import { type ChosenPlace, DISTRICTS, type District, type Thana } from './places.ts';

export interface Searched {
  place: ChosenPlace;
  /** Its names as they are written, with and without those of its district. */
  written: string[];
  /** Its own names as they sound; computed when nothing is found as it is written. */
  readonly sounds: string[];
  /** The same beside the name of its district. */
  longSounds: () => string[];
}

let all: Searched[] | undefined;

/** Every district and thana, with all its names; computed when first needed. */
export function searched(): Searched[] {
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
