import type { Entry } from '../catalogue/entry.ts';
import { isArticleTyped } from '../domain/article-number.ts';
import { foldBangla } from '../domain/bangla-spelling.ts';
import { wordsOf } from '../platform/search/word-starts.ts';

type Named = Pick<Entry, 'lowerCaseName' | 'words'> & { product: Pick<Entry['product'], 'article'> };

/**
 * Returns a predicate on products: whether the typed text is the article number, or the name contains it, ignoring its
 * case. The words of a text with Bangla may be apart, and may be in the Bangla names of the product and its categories.
 * Whitespace alone matches every product.
 */
export function productsHolding(typed: string): (named: Named) => boolean {
  if (typed.trim() === '') return () => true;
  const isOwn = isArticleTyped(typed);
  const wanted = typed.toLowerCase();
  const wantedWords = wordsInBangla(typed);
  return (named) =>
    isOwn(named.product.article) ||
    named.lowerCaseName.includes(wanted) ||
    (wantedWords.length > 0 && wantedWords.every((word) => named.words.includes(word)));
}

/** The words of a text that has Bangla letters or digits; of any other, none. */
export function wordsInBangla(typed: string): string[] {
  return /\p{Script=Bengali}/u.test(typed) ? wordsOf(typed).map(foldBangla) : [];
}
