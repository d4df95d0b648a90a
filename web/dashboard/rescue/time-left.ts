import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { rescue } from '../messages/en/rescue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From so many days on, the hours do not matter. */
const IN_DAYS = 2;

/** Less time than this is shown as urgent, in milliseconds. */
const SOON_MS = 3 * HOUR_MS;

/** How much time is left until `until` at `now`, both in milliseconds, in words; or since when it is over. */
export function timeLeftText(until: number, now: number, language: LanguageCode): string {
  const t = messagesIn(language, rescue);
  const left = until - now;
  return left > 0 ? t.left(durationText(left, language)) : t.over(durationText(-left, language));
}

export function isUrgent(until: number, now: number): boolean {
  return until - now < SOON_MS;
}

/** In the largest unit, rounded down: nobody counts on more than there is. */
function durationText(ms: number, language: LanguageCode): string {
  const { units } = messagesIn(language, rescue);
  if (ms >= IN_DAYS * DAY_MS) return units.days(Math.floor(ms / DAY_MS));
  return ms >= HOUR_MS ? units.hours(Math.floor(ms / HOUR_MS)) : units.minutes(Math.floor(ms / MINUTE_MS));
}
