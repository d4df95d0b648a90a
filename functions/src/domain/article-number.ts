import { asciiDigits } from './ascii-digits.ts';

/** Characters of an article number: short enough to say on the telephone. */
export const ARTICLE_MAXIMUM = 20;

/** Letters and digits, with single hyphens between them. */
export const ARTICLE_NUMBER = /^[A-Z\d]+(-[A-Z\d]+)*$/;

/** An article number as it is stored: `AL-104` for `al-১০৪`, without what was copied along and is not seen. */
export function storedArticle(typed: string): string {
  const seen = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return asciiDigits(seen).trim().toUpperCase();
}

/** What an article number is without its hyphens: two that differ in these alone are the same when said or scanned. */
export function articleKey(article: string): string {
  return article.replaceAll('-', '');
}

/** A product as its own document holds it: with its key, by which the database finds it. */
export function withArticleKey<Product extends { article?: string | undefined; articleKey?: string | undefined }>(
  product: Product,
): Product {
  const { articleKey: _, ...others } = product;
  const key = product.article && { articleKey: articleKey(product.article) };
  return { ...others, ...key } as Product; // a cast: it has all else
}

/** Whether an article number is the one that was typed, with or without its hyphens: `al 104` means AL-104. */
export function isArticleTyped(typed: string): (article: string | undefined) => boolean {
  const plain = storedArticle(typed).replace(/[\s\p{Pd}]/gu, '');
  return (article) => article !== undefined && articleKey(article) === plain;
}
