import type { Transaction } from 'firebase-admin/firestore';
import { chunksOf } from '../domain/chunks-of.ts';
import { products } from '../platform/database/collections.ts';

/** The article number of a product, before and after a change. */
export interface ArticleChange {
  _id: string;
  before: string | undefined;
  after: string | undefined;
}

/** Values that one query asks for: Firestore's limit. */
const VALUES_MAXIMUM = 30;

/**
 * The ids of the changes whose new number another product has. Until the transaction ends, its queries lock these numbers
 * alone, so that nobody else can give one of them to a product meanwhile.
 */
export async function findTakenArticles(
  transaction: Transaction,
  changes: ArticleChange[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set(changes.flatMap(({ before, after }) => (after === before ? [] : (after ?? []))));
  const found = await Promise.all(
    chunksOf([...wanted], VALUES_MAXIMUM).map((some) =>
      products.within(transaction).find((all) => all.where('article', 'in', some).select('article')),
    ),
  );
  return takenArticles(changes, new Map(found.flat().map(({ _id, article }) => [_id, article])));
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
  const held = new Set([...articles].flatMap(([id, article]) => (changing.has(id) ? [] : article)));
  const failing = made.filter(({ after }) => {
    const isHeld = after !== undefined && held.has(after);
    held.add(after);
    return isHeld;
  });
  if (failing.length === 0) return taken;
  return takenArticles(changes, articles, new Set([...taken, ...failing.map(({ _id }) => _id)]));
}
