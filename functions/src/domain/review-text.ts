import { foldBangla } from './bangla-spelling.ts';
import { SHOP_NAME } from './shop-name.ts';
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
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024\u06d4\u2027\u00b7\u2022\u2219\u22c5]/g;

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

const APART = '[\\s.,()/_\\p{Pd}]{0,3}';
const DIGIT_WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine|শূন্য|শুন্য|এক|দুই|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়';

const TELEPHONE_NUMBERS = [
  // With a country's code, or with the zero of the national form.
  new RegExp(`(?:^|[^\\d])(?:\\+|00|880)${APART}[1-9](?:${APART}\\d){7,}`, 'u'),
  new RegExp(`(?:^|[^\\d.,])0[1-9](?:${APART}\\d){7,}`, 'u'),
  /(?:^|\D)1[3-9]\d{2}[-\s]?\d{6}(?!\d)/,
  new RegExp(`(?:(?:${DIGIT_WORDS})[\\s,-]*){7,}`.normalize('NFC'), 'iu'),
];

/** Whether a text has a telephone number in it, in the digits of any script. */
export function holdsTelephoneNumber(text: string): boolean {
  const read = asRead(text.normalize('NFC')).replace(/\p{Nd}/gu, inAscii);
  return TELEPHONE_NUMBERS.some((number) => number.test(read));
}

/** Unicode has the ten digits of each script in a row. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/** Whether a name is the shop's own, in any language, or looks like it: nobody else may sign with it. */
export function isShopsName(name: string): boolean {
  const plain = (text: string) =>
    foldBangla(asRead(text))
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/0/g, 'o')
      .replace(/[1|]/g, 'l');
  return Object.values(SHOP_NAME).some((own) => plain(name).includes(plain(own)));
}
