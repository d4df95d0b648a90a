/** Pieces per product id in these lines. */
export function quantitiesOf(lines: readonly { _id: string; quantity: number }[]): Record<string, number> {
  return addUp(lines.map(({ _id, quantity }) => ({ [_id]: quantity })));
}

/** What is to be added in order to take these away. */
export function timesMinusOne(pieces: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(pieces).map(([id, quantity]) => [id, -quantity]));
}

/** The sums of these numbers, key by key. */
export function addUp(all: Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, number] of all.flatMap(Object.entries<number>)) sums.set(key, (sums.get(key) ?? 0) + number);
  return Object.fromEntries(sums);
}
