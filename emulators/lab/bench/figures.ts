/** The median; for an even number of values the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** The value that 95 of 100 do not exceed. */
export function ninetyFifth(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The median of a figure that is measured some times, one after the other. */
export async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const { figure } = await medianRun(async () => ({ figure: await measure() }), rounds);
  return figure;
}

/** The median of each figure of some runs, which follow each other. */
export async function medianRun<Name extends string>(
  run: () => Promise<Record<Name, number>>,
  rounds = 3,
): Promise<Record<Name, number>> {
  const runs: Record<Name, number>[] = [];
  while (runs.length < rounds) runs.push(await run());
  const names = Object.keys(runs[0] ?? {}) as Name[]; // a record of these names
  const medians = names.map((name) => [name, median(runs.map((figures) => figures[name]))]);
  return Object.fromEntries(medians) as Record<Name, number>; // each of the names has one
}
