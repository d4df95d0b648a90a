import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { banglaDigits } from '@aloghor/functions/domain/digits';
import { type InLanguages, type LanguageCode, textIn } from './language.ts';

/** By hand: browsers do not agree on the short forms, which nobody in Bangladesh writes anyway. */
const MONTHS_IN_BANGLA = [
  ...['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন'],
  ...['জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
];

const DATE = /^(\d{4})[/-](\d\d)[/-](\d\d)$/;

const MOMENT: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
};
const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };

/** How dates and times are written: dates come as `2026/07/05` or `2026-07-05`, moments in milliseconds. */
interface TimeFormats {
  date: (date: string) => string;
  dayAndMonth: (date: string) => string;
  moment: (at: number) => string;
  clock: (at: number) => string;
}

const TIME_FORMATS: InLanguages<TimeFormats> = {
  en: {
    date: (date) => date.replaceAll('-', '/'),
    dayAndMonth: (date) => new Intl.DateTimeFormat('en-GB', DAY).format(Date.parse(date.replaceAll('/', '-'))),
    moment: (at) => new Intl.DateTimeFormat('en-GB', MOMENT).format(at),
    clock: englishClock,
  },
  bn: {
    date: (date) => date.replace(DATE, (_, year, month, day) => `${dayInBangla(month, day)} ${banglaDigits(year)}`),
    dayAndMonth: (date) => date.replace(DATE, (_, _year, month, day) => dayInBangla(month, day)),
    moment: (at) => `${TIME_FORMATS.bn.date(dayOf(at))}, ${TIME_FORMATS.bn.clock(at)}`,
    clock: (at) => banglaDigits(englishClock(at)),
  },
};

/** A date such as `2026/07/05` or `2026-07-05`: `2026/07/05`, or `৫ জুলাই ২০২৬` in Bangla. Other texts stay as they are. */
export function dateText(date: string, language: LanguageCode): string {
  return textIn(TIME_FORMATS, language).date(date);
}

/** `20 Nov 2025, 14:05`, or `২০ নভেম্বর ২০২৫, ১৪:০৫`, as the clocks of the shop show it. */
export function shopTime(at: number, language: LanguageCode): string {
  return textIn(TIME_FORMATS, language).moment(at);
}

/** `14:05`, as the clocks of the shop show it. */
export function shopClock(at: number, language: LanguageCode): string {
  return textIn(TIME_FORMATS, language).clock(at);
}

/** A date such as `2025/11/20` without its year: `20 Nov`, or `২০ নভেম্বর`. */
export function dayAndMonth(date: string, language: LanguageCode): string {
  return textIn(TIME_FORMATS, language).dayAndMonth(date);
}

function englishClock(at: number): string {
  return new Intl.DateTimeFormat('en-GB', CLOCK).format(at);
}

function dayInBangla(month: string, day: string): string {
  return `${banglaDigits(String(Number(day)))} ${MONTHS_IN_BANGLA[Number(month) - 1]}`;
}
