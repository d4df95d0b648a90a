import { type ChosenPlace, districtNamed, thanaOf } from '@aloghor/functions/domain/places';
import { type LanguageCode, textIn } from './language.ts';

interface Named {
  name: string;
  bangla: string;
}

/** `Savar, Dhaka`, in a language; a place that is not in the list any more as it was written. */
export function placeName({ district, thana }: ChosenPlace, language: LanguageCode): string {
  const names = [
    thana && nameIn(language, thanaOf({ district, thana }), thana),
    nameIn(language, districtNamed(district), district),
  ];
  return names.filter(Boolean).join(', ');
}

function nameIn(language: LanguageCode, place: Named | undefined, written: string): string {
  if (!place) return written;
  return textIn({ en: place.name, bn: place.bangla }, language);
}
