import type { Transaction } from 'firebase-admin/firestore';
import {
  type Category,
  type CategorySettings,
  categoriesIn,
  FORMER_LABELS_MAXIMUM,
  isSame,
} from '../domain/categories.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { products } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** Values that Firestore compares with in one query. */
const OF_ONE_QUERY = 30;

/**
 * The categories with the English labels that they had, as far as no category has them now. A list of them that is sent
 * takes the place of the stored one.
 */
export function withFormerLabels(wanted: CategorySettings, present: CategorySettings): CategorySettings {
  if (!wanted.list && !present.list) return wanted;
  const before = new Map(categoriesIn(present).map((category) => [category.name, category]));
  const list = categoriesIn(wanted);
  return {
    list: list.map(({ formerLabels: sent, ...category }) => {
      const had = before.get(category.name);
      const kept = sent ?? had?.formerLabels ?? [];
      const all = had ? [...kept, had.label[DEFAULT_LANGUAGE]] : kept;
      const formerLabels = all.filter((label, place) => isFormer(label, list) && isLast(label, all, place));
      return {
        ...category,
        ...(formerLabels.length > 0 && { formerLabels: formerLabels.slice(-FORMER_LABELS_MAXIMUM) }),
      };
    }),
  };
}

function isFormer(text: string, list: readonly Category[]): boolean {
  return !list.some(({ label }) => isSame(label[DEFAULT_LANGUAGE], text));
}

function isLast(text: string, all: readonly string[], place: number): boolean {
  return !all.slice(place + 1).some((other) => isSame(other, text));
}

/** @throws {Conflict} when products are in a category that is not wanted any more */
export async function assertUnused(
  wanted: CategorySettings,
  present: CategorySettings,
  transaction: Transaction,
): Promise<void> {
  const kept = new Set(categoriesIn(wanted).map(({ name }) => name));
  const gone = categoriesIn(present).flatMap(({ name }) => (kept.has(name) ? [] : name));
  const found = await Promise.all(
    chunksOf(gone, OF_ONE_QUERY).map((names) =>
      products
        .within(transaction)
        .find((all) => all.where('categories', 'array-contains-any', names).select('categories')),
    ),
  );
  const using = found.flat();
  const inUse = gone.flatMap((name) => {
    const count = using.filter(({ categories }) => categories.includes(name)).length;
    return count > 0 ? [{ name, products: count }] : [];
  });
  if (inUse.length === 0) return;
  const said = inUse.map(({ name, products }) => `${name} (${products})`).join(', ');
  throw new Conflict('category-in-use', `There are products in ${said}.`, { inUse });
}
