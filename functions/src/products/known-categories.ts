import type { Transaction } from 'firebase-admin/firestore';
import { partOf } from '../catalogue/settings-of.ts';
import { type Category, categoriesIn, categoryCalled } from '../domain/categories.ts';
import type { CategoryName } from '../domain/products.ts';
import { settings } from '../platform/database/collections.ts';
import { BadInput, type FieldError } from '../platform/http/errors.ts';

const NO_CATEGORY = "must be one of the shop's categories";

/** The query with the name of the category that it asks for. @throws {BadInput} when the shop has none of that name or label */
export function withKnownCategory<Query extends { category?: CategoryName | undefined }>(
  query: Query,
  categories: readonly Category[],
): Query {
  if (query.category === undefined) return query;
  const category = categoryCalled(categories, query.category)?.name;
  if (!category) throw new BadInput([{ path: 'category', message: NO_CATEGORY }]);
  return { ...query, category };
}

/** The shop's categories. Until the transaction ends nobody can remove one: it may be given to products. */
export async function categoriesWithin(transaction: Transaction): Promise<readonly Category[]> {
  const [stored] = await settings.within(transaction).get(['categories']);
  return categoriesIn(partOf('categories', stored));
}

/** What is sent of a product, with the names of its categories. @throws {BadInput} when the shop lacks one */
export async function withKnownCategories<Sent extends { categories?: readonly CategoryName[] | null | undefined }>(
  transaction: Transaction,
  sent: Sent,
): Promise<Sent> {
  if (!sent.categories?.length) return sent;
  const categories = await categoriesWithin(transaction);
  const found = sent.categories.map((text) => categoryCalled(categories, text)?.name);
  const [first, ...others] = found.flatMap((name, place): FieldError[] =>
    name === undefined ? [{ path: `categories.${place}`, message: NO_CATEGORY }] : [],
  );
  if (first) throw new BadInput([first, ...others]);
  return { ...sent, categories: [...new Set(found)] };
}
