import { type Category, categoryCalled } from '../domain/categories.ts';
import type { CategoryName } from '../domain/products.ts';
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

/** What is sent of a product, with the names of its categories. @throws {BadInput} when the shop lacks one */
export function withKnownCategories<Sent extends { categories?: readonly CategoryName[] | null | undefined }>(
  sent: Sent,
  categories: readonly Category[],
): Sent {
  if (!sent.categories) return sent;
  const found = sent.categories.map((text) => categoryCalled(categories, text)?.name);
  const [first, ...others] = found.flatMap((name, place): FieldError[] =>
    name === undefined ? [{ path: `categories.${place}`, message: NO_CATEGORY }] : [],
  );
  if (first) throw new BadInput([first, ...others]);
  return { ...sent, categories: [...new Set(found)] };
}
