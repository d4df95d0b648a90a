import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The files below src that narrowed or ordered a query during `work`, as paths from there. */
export async function recordAskers(work: () => Promise<unknown>): Promise<Set<string>> {
  const askers = new Set<string>();
  const spies = (['where', 'orderBy'] as const).map((name) => {
    const original = Query.prototype[name] as (...given: unknown[]) => Query; // a cast: either takes other arguments
    return vi.spyOn(Query.prototype, name).mockImplementation(function (this: Query, ...given: unknown[]) {
      askers.add(askerIn(new Error().stack ?? ''));
      return original.apply(this, given);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return askers;
}

function askerIn(stack: string): string {
  const files = Array.from(stack.matchAll(/\/functions\/src\/([\w/.-]+\.ts)/g), ([, file = '']) => file);
  return files[0] ?? 'unknown';
}
