import type { LanguageCode, LocalizedText } from './languages.ts';

// What server and pages must know of the country in which the shop sells.

/** The time zone of its days. */
export const TIME_ZONE = 'Asia/Dhaka';

/** The offset of that zone, all year. */
export const UTC_OFFSET = '+06:00';

/**
 * With this the order form begins a mobile number; a local number typed behind it replaces it. +92 is not a mistake here, though
 * numbers of Bangladesh begin with +880: the shop's specification asks for this prefix. Set your own here.
 */
export const MOBILE_PREFIX = '+92';

/** How many digits a group has before the last three: 12,34,567. */
export const GROUP_SIZE = 2;

/** The currency: as machines know it, in front of a price, and behind a sum: `1,250 Tk`. */
export const CURRENCY_CODE = 'BDT';
export const CURRENCY_SIGN = '৳';
export const CURRENCY_NAME = { en: 'Tk', bn: 'টাকা' } as const satisfies LocalizedText;
/** All that people call it when they search, also `of 900 taka`. */
export const CURRENCY_WORDS = [CURRENCY_SIGN, CURRENCY_CODE, 'tk.', 'tk', 'takar', 'taka', 'টাকার', 'টাকায়', 'টাকা'];

/** The language in which most buyers talk to a shop. */
export const BUYERS_LANGUAGE: LanguageCode = 'bn';

/** The country: as machines know it, and as the last word of an address. */
export const COUNTRY_CODE = 'BD';
export const COUNTRY_NAME = { en: 'Bangladesh', bn: 'বাংলাদেশ' } as const satisfies LocalizedText;
