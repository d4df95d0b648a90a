import type { ChosenPlace } from '@aloghor/functions/domain/places';
import { languageInUse } from '../lib/language.ts';

const STORAGE_KEY = 'lastPlace';

/** A place that can be named before the list of all is there: in English it is as it is written. */
export interface NamedPlace extends ChosenPlace {
  /** `সাভার, ঢাকা` */
  bangla?: string | undefined;
}

/** `Savar, Dhaka`, in the language in use as far as it is known. */
export function knownName({ district, thana, bangla }: NamedPlace): string {
  const written = thana ? `${thana}, ${district}` : district;
  return languageInUse() === 'bn' ? (bangla ?? written) : written;
}

/** Where the last order from this browser went. */
export function lastPlace(): NamedPlace | undefined {
  try {
    const kept: Partial<NamedPlace> | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const { district, thana, bangla } = kept ?? {};
    return typeof district === 'string' ? { district, thana, bangla } : undefined;
  } catch {
    return undefined; // no storage, or another page has written there
  }
}

/** Called when an order was placed; without a place the one before is forgotten. */
export function keepPlace(place: NamedPlace | undefined): void {
  try {
    if (place) localStorage.setItem(STORAGE_KEY, JSON.stringify(place));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The order is placed all the same.
  }
}
