/** A review gives one star to so many. */
export const STARS_MAXIMUM = 5;
/** Characters of a review, and of the shop's answer to it. */
export const REVIEW_MAXIMUM = 1_000;
export const REVIEW_ANSWER_MAXIMUM = 1_000;
/** Reviews on one page of a product. */
export const REVIEWS_A_PAGE = 10;

/** A new review waits until the shop shows or hides it. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** What the shop may make of it. */
export const DECIDED_STATES = ['shown', 'hidden'] as const satisfies readonly ReviewState[];

/** The reviews of a product that are shown. */
export interface Rating {
  /** Of their stars; exact, so that their sum follows from it. */
  average: number;
  count: number;
}

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

/** Whether a text names a page or an address of mail. */
export function holdsLink(text: string): boolean {
  return LINKS.some((link) => link.test(text));
}

/** The rating after a review of so many stars came (`more` is 1) or went (-1); undefined when none is left. */
export function ratingAfter(rating: Rating | undefined, stars: number, more: 1 | -1): Rating | undefined {
  const { average, count } = rating ?? { average: 0, count: 0 };
  const after = count + more;
  return after > 0 ? { average: (Math.round(average * count) + more * stars) / after, count: after } : undefined;
}
