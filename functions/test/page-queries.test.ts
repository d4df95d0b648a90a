import { expect, test } from 'vitest';
import { pageQueries } from './page-queries.ts';

test('the queries of the pages are read out of their source', () => {
  const orders = { from: [{ collectionId: 'orders' }] };
  const newestFirst = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  const filteredBy = (fieldPath: string, op: string) => ({
    compositeFilter: { filters: [{ fieldFilter: { field: { fieldPath }, op } }] },
  });
  const found = pageQueries();
  expect(found).toContainEqual({ ...orders, where: filteredBy('uid', 'EQUAL'), orderBy: newestFirst });
  expect(found).toContainEqual({ ...orders, where: filteredBy('status', 'IN'), orderBy: newestFirst });
});
