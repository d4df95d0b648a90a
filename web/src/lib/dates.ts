import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { banglaDigits } from '@aloghor/functions/domain/digits';
import { type LanguageCode, languageInUse } from './language.ts';

/** A text with its digits in those of the language, such as the date of an order, `2024/11/20`. */
export function inDigits(text: string, language = languageInUse()): string {
  return language === 'bn' ? banglaDigits(text) : text;
}

const OPTIONS: Record<string, Intl.DateTimeFormatOptions> = {
  moment: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE },
  clock: { timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE },
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
};

const DATES: Record<LanguageCode, string> = { en: 'en-GB', bn: 'bn-BD' };

/** `20 Nov 2025, 14:05`, as the clocks of the shop show it. */
export function shopTime(at: number): string {
  return new Intl.DateTimeFormat(DATES[languageInUse()], OPTIONS.moment).format(at);
}

/** `14:05`, as the clocks of the shop show it. */
export function shopClock(at: number): string {
  return new Intl.DateTimeFormat(DATES[languageInUse()], OPTIONS.clock).format(at);
}

/** `20 Nov`, of a day without a time. */
export function dayAndMonth(day: number): string {
  return new Intl.DateTimeFormat(DATES[languageInUse()], OPTIONS.day).format(day);
}
