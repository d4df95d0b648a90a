import { expect, test } from 'vitest';
import { documentsAt } from './documents.ts';
import type { Project } from './project.ts';

const ROOT = 'projects/shop/databases/(default)/documents';

interface Query {
  structuredQuery: { limit: number; startAt?: { values: { referenceValue: string }[]; before: boolean } };
}

/** A database of so many documents, which answers a page of names as Firestore does. */
function databaseOf(count: number): Project {
  const names = Array.from({ length: count }, (_, place) => `${ROOT}/orders/${String(place).padStart(4, '0')}`);
  return {
    root: ROOT,
    async askFirestore(_method: string, { structuredQuery: { limit, startAt } }: Query) {
      const from = startAt?.values[0]?.referenceValue ?? '';
      const after = names.filter((name) => (startAt?.before ? name >= from : name > from));
      return after.slice(0, limit).map((name) => ({ document: { name, fields: {} } }));
    },
  } as Partial<Project> as Project; // nothing else of it is used
}

test.each([0, 99, 100, 101, 250])('each of %i documents is saved once', async (count) => {
  const paths: string[] = [];
  for await (const { path } of documentsAt(databaseOf(count), '2026-01-01T00:00:00Z')) paths.push(path);
  expect(paths).toHaveLength(count);
  expect(new Set(paths).size).toBe(count);
});
