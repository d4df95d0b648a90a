import { foldBangla } from '@aloghor/functions/domain/bangla-spelling';
import { type ChosenPlace, DISTRICTS } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../lib/language.ts';
import { placeName, placeNames } from '../lib/place-name.ts';
import type { NamedPlace } from '../lib/stored-order-draft.ts';

/** A place to choose: a district, or a thana of it. */
export interface PlaceOption {
  place: NamedPlace;
  /** `Savar, Dhaka`, in the language of the page. */
  name: string;
  /** All its names, as they are searched: in lower case, those of the thana first. */
  keys: string[];
}

const SHOWN_MAXIMUM = 8;

/** The same in every language. */
type Searched = Omit<PlaceOption, 'name'>;

let all: Searched[] | undefined;

/** The places whose name begins with what was typed, in either language; then those with a word that does. */
export function searchPlaces(typed: string, language: LanguageCode): PlaceOption[] {
  const query = plain(typed);
  if (query === '') return [];
  all ??= DISTRICTS.flatMap(({ thanas, ...district }) => [
    optionOf({ district: district.name }, district),
    ...thanas.map((thana) => optionOf({ district: district.name, thana: thana.name }, thana, district)),
  ]);
  const begins = all.filter(({ keys }) => keys.some((key) => key.startsWith(query)));
  const others = all.filter(
    (option) => !begins.includes(option) && option.keys.some((key) => key.includes(` ${query}`)),
  );
  const found = [...begins, ...others].slice(0, SHOWN_MAXIMUM);
  return found.map(({ place, keys }) => ({
    place: withNames(place),
    name: placeName(place, language),
    keys,
  }));
}

/** The place with its names in every language, as the forms keep it. */
export function withNames(place: ChosenPlace): NamedPlace {
  return { ...place, names: placeNames(place) };
}

type Named = Pick<(typeof DISTRICTS)[number], 'names' | 'aliases'>;

/** Each name of a thana is followed by each name of its district, so that `savar dhaka` finds it, too. */
function optionOf(place: ChosenPlace, ...[own, district]: [Named, Named?]): Searched {
  const behind = district ? namesOf(district).map((name) => ` ${name}`) : [''];
  const keys = namesOf(own).flatMap((name) => behind.map((rest) => plain(name + rest)));
  return { place, keys };
}

function namesOf({ names, aliases }: Named): string[] {
  return [...Object.values(names), ...aliases];
}

function plain(text: string): string {
  return foldBangla(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[\s,·-]+/g, ' ')
    .trim();
}
