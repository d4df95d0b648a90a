import { TIME_ZONE } from './country.ts';

/** The shop's day of a time in milliseconds, as yyyy-mm-dd. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('sv', { timeZone: TIME_ZONE });
}
