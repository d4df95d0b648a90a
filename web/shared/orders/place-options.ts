import { findPlaces, nearestPlaces, onlyPlace } from '@aloghor/functions/domain/find-places';
import { type ChosenPlace, DISTRICTS } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../lib/language.ts';
import { placeName, placeNames } from '../lib/place-name.ts';
import type { NamedPlace } from '../lib/stored-order-draft.ts';

/** A place to choose: a district, or a thana of it. */
export interface PlaceOption {
  place: NamedPlace;
  /** `Savar, Dhaka`, in the language of the page. */
  name: string;
}

const SHOWN_MAXIMUM = 8;
const NEAREST = 3;

/** The places that are meant by what was typed, in either language, the likeliest first. */
export function searchPlaces(typed: string, language: LanguageCode): PlaceOption[] {
  return findPlaces(typed)
    .slice(0, SHOWN_MAXIMUM)
    .map((place) => optionOf(place, language));
}

/** The one place that was meant by what was typed, without a choice. */
export function placeMeant(typed: string, language: LanguageCode): PlaceOption | undefined {
  const place = onlyPlace(typed);
  return place && optionOf(place, language);
}

/** What is offered when nothing is meant: the places with the nearest names, then every district. */
export function placesInstead(typed: string, language: LanguageCode): PlaceOption[] {
  const nearest = nearestPlaces(typed, NEAREST).map((place) => optionOf(place, language));
  const districts = DISTRICTS.map(({ name }) => optionOf({ district: name }, language));
  const isNear = ({ name }: PlaceOption) => nearest.some((near) => near.name === name);
  return [...nearest, ...districts.filter((option) => !isNear(option))];
}

/** The place with its names in every language, as the forms keep it. */
export function withNames(place: ChosenPlace): NamedPlace {
  return { ...place, names: placeNames(place) };
}

function optionOf(place: ChosenPlace, language: LanguageCode): PlaceOption {
  return { place: withNames(place), name: placeName(place, language) };
}
