import { asciiDigits } from './ascii-digits.ts';
import { MOBILE_PREFIX } from './country.ts';

// Mobile numbers of Bangladesh: in national form a zero and what follows it; abroad the country's code replaces the zero.
const COUNTRY_CODE = '880';
const BEHIND_ZERO = '1\\d{9}';
const NATIONAL_LENGTH = 11;

const NATIONAL = new RegExp(`^0${BEHIND_ZERO}$`);

/** The prefilled prefix, of which the plus may be lost. */
const PREFILLED = `\\+?${MOBILE_PREFIX.slice(1)}`;

/** The prefilled prefix, before a number of the country, with or without its own prefix or leading zero. */
const BEFORE_LOCAL_NUMBER = new RegExp(`^${PREFILLED}(\\+?${COUNTRY_CODE}|0)?0?(?=${BEHIND_ZERO}$)`);

/** Behind the prefilled prefix, what begins as a number of the country is none of another; whole, it would have replaced the prefix. */
const INCOMPLETE_LOCAL_NUMBER = new RegExp(`^\\${MOBILE_PREFIX}(0|1|${COUNTRY_CODE})`);

/** Behind a plus and the country's code it must be whole, too, if it begins as a mobile number. */
const INCOMPLETE_WITH_CODE = new RegExp(`^\\+${COUNTRY_CODE}0?1(?!\\d{9}$)`);

/** Dialled from abroad in place of the +; may also follow the prefilled prefix. */
const DIALLED_FROM_ABROAD = new RegExp(
  `^(\\${MOBILE_PREFIX})?(?:00(?=${COUNTRY_CODE})|0(?=${COUNTRY_CODE}0?${BEHIND_ZERO}$))`,
);

const WITHOUT_ZERO = /^(?=1[3-9]\d{8}$)/;

/** A link to talk to somebody, or a label, before a number that was copied with it. */
const LINK =
  '(?:https?://)?(?:www\\.)?(?:wa\\.me/|(?:api\\.)?whatsapp\\.com/send/?\\?phone=)|whatsapp://send/?\\?phone=|(?:tel|sms|callto):';
const LABEL =
  '(?:\\p{L}[\\p{L}\\p{M} ./-]{0,30}[:ঃ]|(?:(?:mobile|mob|phone|cell|contact|whatsapp|imo|মোবাইল|ফোন|নাম্বার|নম্বর|number|no)[\\s.-]*)+)';
const BEFORE_NUMBER = new RegExp(`^(\\${MOBILE_PREFIX})?\\s*(?:${LINK}|${LABEL})\\s*(?=[+(\\d])`, 'iu');

/** What a link, a sentence or a spreadsheet has around a number. */
const AROUND_NUMBER = /^['"“‘`=\s]+|[?&][a-z]+=.*$|['"”’`,;#।\s]+$/gisu;

/** Spaces, hyphens, dashes and the minus sign, dots, brackets, and the invisible marks of a number copied from the telephone's contacts. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212.()[\]]/gu;

/** Whole numbers of the country one after the other; or a number, anything between, and more digits. */
const SEVERAL_NUMBERS = /1[3-9]\d{8}(\+?88)?0?1[3-9]\d{8}|\d{9}\D+\d\d/;

/** A whole number of the country and the last digits of the next one: `01712345678-79`. */
const WITH_ENDING = /(?:^|\D)(?:\+?88)?01[3-9]\d{8}\s*[-\u2013/,]\s*\d{1,4}$/;

const BEFORE_NEEDLESS_ZERO = new RegExp(`^(\\+?${COUNTRY_CODE})0(?=${BEHIND_ZERO}$)`);

/** Normalises a typed mobile number: ASCII digits, no separators, one prefix, the zero of the national form. */
export function plainMobileNumber(typed: string): string {
  return (
    withoutSeparators(typed)
      .replace(DIALLED_FROM_ABROAD, '$1')
      // A number of the country typed after the prefilled prefix replaces it; its leading zero may be left out there.
      .replace(BEFORE_LOCAL_NUMBER, (_prefix, start = '0') => start)
      .replace(BEFORE_NEEDLESS_ZERO, '$1')
      .replace(WITHOUT_ZERO, '0')
  );
}

/** Whether somebody has typed two numbers, or a number and an extension, where one is asked for. */
export function areSeveralNumbers(typed: string): boolean {
  const ascii = asciiDigits(typed.normalize('NFKC'));
  return (
    SEVERAL_NUMBERS.test(withoutSeparators(typed)) || WITH_ENDING.test(ascii.replace(/(\d)[ -](?=\d{3})/g, '$1').trim())
  );
}

/** Also full-width digits and signs become ASCII. */
function withoutSeparators(typed: string): string {
  const number = asciiDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(BEFORE_NUMBER, '$1')
    .replace(AROUND_NUMBER, '');
  return number.replace(SEPARATORS, '');
}

/** 11 characters in national form, 13 or 14 in international form; an optional leading + counts as one. */
export function isMobileNumber(plain: string): boolean {
  return (
    /^\+?\d+$/.test(plain) &&
    [NATIONAL_LENGTH, 13, 14].includes(plain.length) &&
    !INCOMPLETE_LOCAL_NUMBER.test(plain) &&
    !INCOMPLETE_WITH_CODE.test(plain)
  );
}

/** Digits of a search by which a buyer could be found elsewhere; the last four of a number are too few for that. */
const TELLING_DIGITS = 6;

/** Whether a text that is searched for may be a mobile number, or so much of one that it belongs into no address. */
export function mayBeMobileNumber(typed: string): boolean {
  const plain = withoutSeparators(typed);
  return /^\+?\d+$/.test(plain) && plain.length >= TELLING_DIGITS;
}

/** The national form `01712345678` of a plain number of the country; the last digits of a foreign one. */
export function nationalNumber(plain: string): string {
  return plain.slice(-NATIONAL_LENGTH);
}

/** Whether it is a number of the country in national form. */
export function isNational(plain: string): boolean {
  return NATIONAL.test(plain);
}

/** The international form `8801712345678` of `01712345678`. */
export function internationalNumber(national: string): string {
  return `${COUNTRY_CODE}${national.slice(1)}`;
}

/** Enough to recognise a number, and too little to call it: `•••678`. */
export function maskedMobileNumber(mobileNumber: string): string {
  return `•••${mobileNumber.slice(-3)}`;
}

/** A mobile number of Bangladesh as its couriers take it: 01, a digit from 3 to 9 and eight more; undefined for any other. */
export function courierPhone(mobileNumber: string): string | undefined {
  return /^(?:\+?88)?(01[3-9]\d{8})$/.exec(plainMobileNumber(mobileNumber))?.[1];
}
