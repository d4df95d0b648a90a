/** Does the work for each of these, at most so many at once, and resolves with the results in their order. */
export async function atOnce<One, Result>(
  most: number,
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = all.entries();
  const workers = Array.from({ length: most }, async () => {
    for (const [place, one] of waiting) results[place] = await work(one);
  });
  await Promise.all(workers);
  return results;
}
