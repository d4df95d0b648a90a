import { Filter, type Transaction } from 'firebase-admin/firestore';
import { articleKey } from '../domain/article-number.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ProductDocument, products } from '../platform/database/collections.ts';

/** The article number of a product, before and after a change. */
export interface ArticleChange {
  _id: string;
  before: string | undefined;
  after: string | undefined;
}

/** Numbers that one query asks for: each as it is written, and without its hyphens. Firestore allows 30 values. */
const NUMBERS_MAXIMUM = 15;

/**
 * The products that have one of these numbers, however its hyphens stand; one written by hand only as it is written. Until
 * the transaction ends, the queries lock these numbers alone, so that nobody else can give one of them to a product meanwhile.
 */
export async function findWithArticles(
  transaction: Transaction,
  articles: readonly string[],
): Promise<Stored<Pick<ProductDocument, 'article'>>[]> {
  const found = await Promise.all(
    chunksOf([...new Set(articles)], NUMBERS_MAXIMUM).map((some) => {
      const isOneOf = Filter.or(
        Filter.where('articleKey', 'in', some.map(articleKey)),
        Filter.where('article', 'in', some),
      );
      return products.within(transaction).find((all) => all.where(isOneOf).select('article'));
    }),
  );
  return found.flat();
}

/** The ids of the changes whose new number another product has; the numbers are locked as above. */
export async function findTakenArticles(
  transaction: Transaction,
  changes: ArticleChange[],
): Promise<ReadonlySet<string>> {
  const wanted = changes.flatMap(({ before, after }) => (after === before ? [] : (after ?? [])));
  const found = await findWithArticles(transaction, wanted);
  return takenArticles(changes, new Map(found.map(({ _id, article }) => [_id, article])));
}

/**
 * The same by the numbers that products have, by their ids. Of several changes to one number the first is made; a change
 * that is not made keeps its old number from the others.
 */
export function takenArticles(
  changes: ArticleChange[],
  articles: ReadonlyMap<string, string | undefined>,
  taken: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const made = changes.filter(({ _id, before, after }) => before !== after && !taken.has(_id));
  const changing = new Set(made.map(({ _id }) => _id));
  const held = new Set(
    [...articles].flatMap(([id, article]) => (changing.has(id) || !article ? [] : articleKey(article))),
  );
  const failing = made.filter(({ after }) => {
    if (after === undefined) return false;
    const isHeld = held.has(articleKey(after));
    held.add(articleKey(after));
    return isHeld;
  });
  if (failing.length === 0) return taken;
  return takenArticles(changes, articles, new Set([...taken, ...failing.map(({ _id }) => _id)]));
}
