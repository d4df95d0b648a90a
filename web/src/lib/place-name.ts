import { type ChosenPlace, districtNamed, thanaOf } from '@aloghor/functions/domain/places';
import { languageInUse } from './language.ts';

interface Named {
  name: string;
  bangla: string;
}

/** `Savar, Dhaka`, in the language in use; a place that is not in the list any more as it was written. */
export function placeName({ district, thana }: ChosenPlace): string {
  const names = [
    thana && nameOfPlace(thanaOf({ district, thana }), thana),
    nameOfPlace(districtNamed(district), district),
  ];
  return names.filter(Boolean).join(', ');
}

function nameOfPlace(place: Named | undefined, written: string): string {
  if (!place) return written;
  return languageInUse() === 'bn' ? place.bangla : place.name;
}
