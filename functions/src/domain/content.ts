import type { LocalizedText } from './languages.ts';

/** When something is shown, in milliseconds since 1970: from the first on, until the second. Without both, always. */
export interface Schedule {
  startsAt?: number | undefined;
  endsAt?: number | undefined;
}

export function isShownAt(time: number, { startsAt = -Infinity, endsAt = Infinity }: Schedule): boolean {
  return startsAt <= time && time < endsAt;
}

/** A line above every page of the shop; without a text there is none. */
export interface Announcement extends Schedule {
  text?: LocalizedText | undefined;
  link?: string | undefined;
}

/** A picture of home with words. Absent fields are as in a new shop. */
export interface Banner extends Schedule {
  title?: LocalizedText | undefined;
  text?: LocalizedText | undefined;
  /** A path of the shop. */
  link?: string | undefined;
  /** For wide screens; also for phones where those have none of their own. */
  picture?: string | undefined;
  phonePicture?: string | undefined;
}

/** The banners of home, from its top. */
export const BANNERS = ['hero', 'banner'] as const;
export type BannerName = (typeof BANNERS)[number];
export type Banners = Record<BannerName, Banner>;

/** Characters of a banner's headline and of the line below it. */
export const HEADLINE_MAXIMUM = 60;
export const BANNER_TEXT_MAXIMUM = 160;

/** A question that people ask, with its answer. */
export interface FaqEntry {
  question: LocalizedText;
  answer: LocalizedText;
}

/** Absent fields are as in a new shop, which has its own questions. */
export interface Faq {
  /** The headline of the page, and what stands below it. */
  title?: LocalizedText | undefined;
  text?: LocalizedText | undefined;
  entries?: FaqEntry[] | undefined;
}

/** What home shows below its first banner and the search, in the order of a new shop. */
export const HOME_SECTIONS = [
  'categories',
  'popular',
  'rooms',
  'banner',
  'best',
  'top',
  'reasons',
  'showroom',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Without sections, home shows all in the order of a new shop. */
export interface HomeLayout {
  sections?: HomeSection[] | undefined;
}

/** Characters of what stands below the headline of the questions. */
export const FAQ_TEXT_MAXIMUM = 400;

/** How many questions there may be, and characters of each and of its answer. */
export const FAQ_MAXIMUM = 20;
export const QUESTION_TITLE_MAXIMUM = 200;
export const ANSWER_MAXIMUM = 1_000;

/** Characters of an announcement: one line, or two on a phone. */
export const ANNOUNCEMENT_MAXIMUM = 120;

/** Characters of a link. */
export const LINK_MAXIMUM = 500;

const LINKS = [
  /^\/(?![/\\])[^\s"<>\\]*$/,
  /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/i,
  /^mailto:[^\s"<>\\:/@]+@[a-z0-9.-]+\.[a-z]{2,}$/i,
  /^tel:\+?\d[\d-]*$/,
];

/** Whether the shop's people may link this: a path of the shop, an https address, an e-mail address or a telephone number. */
export function isLink(address: string): boolean {
  return address.length <= LINK_MAXIMUM && LINKS.some((pattern) => pattern.test(address));
}
