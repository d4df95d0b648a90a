import { type ChosenPlace, districtNamed, thanaOf } from '@aloghor/functions/domain/places';
import { LANGUAGES, type LanguageCode, type LocalizedText, textIn } from './language.ts';

/** `Savar, Dhaka`, in a language; a place that is no longer in the list stays as it was written. */
export function placeName({ district, thana }: ChosenPlace, language: LanguageCode): string {
  const names = [
    thana && nameIn(language, thanaOf({ district, thana }), thana),
    nameIn(language, districtNamed(district), district),
  ];
  return names.filter(Boolean).join(', ');
}

/** Its names in every language, for pages that have not loaded the list of places yet. */
export function placeNames(place: ChosenPlace): Partial<Record<LanguageCode, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, placeName(place, language)]));
}

function nameIn(language: LanguageCode, place: { names: LocalizedText } | undefined, written: string): string {
  return place ? textIn(place.names, language) : written;
}
