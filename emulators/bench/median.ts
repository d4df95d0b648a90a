/** The median; for an even number of values the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** The smallest value that at least so many percent of the values do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (found === undefined) throw new Error('There is no percentile of nothing');
  return found;
}

/** The median of each figure. */
export function medians<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]; // a record of these names
  const all = names.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return Object.fromEntries(all) as Record<Name, number>; // each of the names has one
}

const RUNS = 3;

/** The medians of three runs, one after the other. */
export async function medianRun<Name extends string>(
  run: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const runs: Record<Name, number>[] = [];
  for (let count = 0; count < RUNS; count++) runs.push(await run());
  return medians(runs);
}
