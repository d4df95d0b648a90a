import { asciiDigits } from './ascii-digits.ts';

/** Characters of an article number: short enough to say on the telephone. */
export const ARTICLE_MAXIMUM = 20;

/** Letters and digits, with single hyphens between them. */
export const ARTICLE_NUMBER = /^[A-Z\d]+(-[A-Z\d]+)*$/;

/** An article number as it is stored: `AL-104` for `al-১০৪`. */
export function storedArticle(typed: string): string {
  return asciiDigits(typed.normalize('NFKC')).trim().toUpperCase();
}

/** Whether an article number is the one that was typed, with or without its hyphens: `al 104` means AL-104. */
export function isArticleTyped(typed: string): (article: string | undefined) => boolean {
  const plain = storedArticle(typed).replace(/[\s\p{Pd}]/gu, '');
  return (article) => article !== undefined && article.replaceAll('-', '') === plain;
}
