import type { Entry } from '../catalogue/entry.ts';
import { isArticleTyped } from '../domain/article-number.ts';
import { foldBangla } from '../domain/bangla-spelling.ts';
import type { Category } from '../domain/categories.ts';
import { wordsOf } from '../platform/search/word-starts.ts';
import { termsOfCategories } from './category-terms.ts';

type Named = Pick<Entry, 'lowerCaseName' | 'words'> & { product: Pick<Entry['product'], 'article' | 'categories'> };

/**
 * Returns a predicate on products: whether the typed text is the article number, or the name contains it, ignoring its
 * case. The words of a text with Bangla may be apart, and may be in the Bangla names of the product and its categories.
 * Whitespace alone matches every product.
 */
export function productsHolding(typed: string, categories: readonly Category[]): (named: Named) => boolean {
  if (typed.trim() === '') return () => true;
  const isOwn = isArticleTyped(typed);
  const wanted = typed.toLowerCase();
  const wantedWords = wordsInBangla(typed);
  const isNamed = (named: Named) => isOwn(named.product.article) || named.lowerCaseName.includes(wanted);
  if (wantedWords.length === 0) return isNamed;
  return (named) => {
    if (isNamed(named)) return true;
    const words = wordsWithCategories(named, categories);
    return wantedWords.every((word) => words.includes(word));
  };
}

/** The words of a product, and those of its categories. */
export function wordsWithCategories({ words, product }: Named, categories: readonly Category[]): string {
  const terms = termsOfCategories(categories);
  return [words, ...product.categories.map((name) => terms.get(name)?.words)].join(' ');
}

/** The words of a text that has Bangla letters or digits; of any other, none. */
export function wordsInBangla(typed: string): string[] {
  return /\p{Script=Bengali}/u.test(typed) ? wordsOf(typed).map(foldBangla) : [];
}
