import { foldBangla } from './bangla-spelling.ts';
import { withoutInvisible } from './typed-text.ts';

// What a review must not hold: everybody reads it, and nobody proves who wrote it.

// People leave out the space after a full stop, so the next word looks like an ending: 'Nice lamp.Top quality', 'so
// good.in my room'. So endings that are words count only in lower case, and those that begin sentences only where no
// sentence follows. The shop reads what slips through before others see it.
const ENDINGS = 'com|net|org|biz|xyz|dev|bd|ly|co|io|gl|gg|cc|tk|ru|cn|বাংলা';
const WORDS = 'info|shop|store|online|site|top|club|app|link|me';
/** Also words of Bangla in Latin letters, such as 'ai lamp' for 'this lamp'. */
const FIRST_WORDS = 'in|ai|us|to|tv';

/** A whole name with a letter in it: not `12`, nor the end of `Good`. */
const IN_SMALL_LETTERS = '(?:^|[^\\p{L}\\p{M}\\p{N}-])[a-z\\p{Script=Bengali}\\d-]*[a-z\\p{Script=Bengali}]\\d*';

const LINKS = [
  /:\/\//,
  /\bwww\./i,
  /@[\w-]+\.\w/,
  // An address of mail, or the name of an account; `2 @500` is a price.
  /(?:^|[\s:(]|[\w.])@[a-z][\w.-]{2,}/i,
  /\b(?:mailto|javascript|tel|sms):/i,
  /(?:^|[^\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/,
  new RegExp(`[\\p{L}\\p{M}\\p{N}-]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${WORDS}|${FIRST_WORDS})/[\\p{L}\\p{N}]`, 'iu'),
  new RegExp(`${IN_SMALL_LETTERS}\\.(?:${WORDS})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(
    `${IN_SMALL_LETTERS}\\.(?:${FIRST_WORDS})(?=\\s*$|[,;:!?)।]|\\.(?!\\p{L})|[\\s-]*\\p{Script=Bengali})`,
    'mu',
  ),
];

/** How people write a link so that no rule finds it. */
const DISGUISED = [
  /\bwww\b/i,
  /[\p{L}\p{N}]\s*[.,]\s*c[o0]m(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\s+com\s+bd(?![\p{L}\p{N}])/iu,
  /[[(]\s*(?:dot|at|ডট)\s*[\])]/i,
  /(?:\b(?:dot|d0t)\b|ডট|[[(]\s*\.\s*[\])])\s*(?:com|net|org|info|shop|xyz|bd|কম|নেট)(?![\p{L}\p{M}])/iu,
  /[\p{L}\p{N}]\s*\.\s*(?:c\s*o\s*m|n\s*e\s*t|o\s*r\s*g)(?![\p{L}\p{N}])/iu,
];

/** Letters of other scripts that look like Latin ones, and the ones that they look like. */
const LOOK_ALIKES = new Map(
  [
    'аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl кk мm тt вb нh гr пn ԛq ԝw',
    'αa οo εe ιi νv ρp τt υu χx κk ѵv ɑa ɡg ıi օo ոn սu հh',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]), // each is a letter and what it looks like
);

/** Full stops of other scripts, and signs that look like one. */
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024\u06d4\u0701\u0702\ua4f8\u2027\u00b7\u2022\u2219\u22c5]/g;

/** A text as it is read: in Latin letters where it looks so, without invisible characters, with ASCII full stops. */
function asRead(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u200c\u200d]/g, '')
    .replace(FULL_STOPS, '.')
    .normalize('NFKC')
    .replace(/[^\p{ASCII}]/gu, (letter) => {
      const alike = LOOK_ALIKES.get(letter.toLowerCase()) ?? letter;
      return letter === letter.toLowerCase() ? alike : alike.toUpperCase();
    });
}

/** Whether a text names a page or an address of mail, also in disguise. */
export function holdsLink(text: string): boolean {
  const read = asRead(text);
  return [text, read].some((one) => LINKS.some((link) => link.test(one))) || DISGUISED.some((link) => link.test(read));
}

const APART = '[\\s.,:;()/_*|~\\ufe0f\\u20e3\\p{Pd}]{0,3}';
const WORDS_OF_DIGITS = [
  'zero|oh|শূন্য|শুন্য|shunno|sunno',
  'one|এক|ek',
  'two|দুই|dui',
  'three|তিন|tin',
  'four|চার|char',
  'five|পাঁচ|pach|panch',
  'six|ছয়|choy|chhoy|soy',
  'seven|সাত|sat|shat',
  'eight|আট|at|aat',
  'nine|নয়|noy',
];
const DIGIT_WORDS = WORDS_OF_DIGITS.join('|');
/** These are no other words beside digits: `017 one 234`. */
const ENGLISH_DIGITS = WORDS_OF_DIGITS.map((words) => new RegExp(`(^|\\P{L})${words.split('|')[0]}(?!\\p{L})`, 'giu'));

const TELEPHONE_NUMBERS = [
  // With a country's code, or with the zero of the national form.
  new RegExp(`(?:^|[^\\d])(?:\\+|00|880)${APART}[1-9](?:${APART}\\d){7,}`, 'u'),
  new RegExp(`(?:^|[^\\d.,])0${APART}[1-9](?:${APART}\\d){7,}`, 'u'),
  /(?:^|\D)1[3-9]\d{2}[-\s]?\d{6}(?!\d)/,
  new RegExp(`(?:(?:${DIGIT_WORDS})[\\s,-]*){7,}`.normalize('NFC'), 'iu'),
];

/** `06.07.2025` and `2025-07-06` are no part of a number. */
const DATES = /(^|\D)(?:[0-3]?\d([./-])[01]?\d\2(?:19|20)\d\d|(?:19|20)\d\d([./-])[01]?\d\3[0-3]?\d)(?!\d)/g;

/** Whether a text has a telephone number in it, in the digits of any script, in words, or with letters that look like digits. */
export function holdsTelephoneNumber(text: string): boolean {
  const read = asRead(text.normalize('NFC'))
    .replace(/\p{Nd}/gu, inAscii)
    .replace(DATES, '$1 date ');
  const inDigits = ENGLISH_DIGITS.reduce((digits, word, digit) => digits.replace(word, `$1${digit}`), read);
  const withoutLetters = inDigits
    .replace(/[oil|](?=\d)/gi, digitLike)
    .replace(/(\d)([oil|])/gi, (_both, before, letter) => before + digitLike(letter));
  return TELEPHONE_NUMBERS.some((number) => number.test(read) || number.test(withoutLetters));
}

function digitLike(letter: string): string {
  return letter.toLowerCase() === 'o' ? '0' : '1';
}

/** Unicode has the ten digits of each script in a row. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/** Whether a name is one of the shop's own, or looks like it: nobody else may sign with it. */
export function isShopsName(name: string, ofShop: readonly string[]): boolean {
  const plain = (text: string) =>
    foldBangla(
      asRead(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC'),
    )
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/[1|!i]/g, 'l')
      .replace(/[4@]/g, 'a')
      .replace(/[9q]/g, 'g')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/(.)\1+/gu, '$1');
  return ofShop.some((own) => plain(name).includes(plain(own)));
}
