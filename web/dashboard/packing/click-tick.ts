/** A press on the box of one order. */
export interface TickClick {
  id: string;
  /** With the shift key: all from the box pressed before to this one. */
  from?: string | undefined;
}

/** The ticked ids after a press: the box turns, and with it those between, as the list has them. */
export function clickTick(ticked: ReadonlySet<string>, listed: string[], { id, from }: TickClick): Set<string> {
  return withTicks(ticked, rangeOf(listed, from ?? id, id), !ticked.has(id));
}

/** The ticked ids when all of these are ticked, or none. */
export function withTicks(ticked: ReadonlySet<string>, ids: string[], isTicked: boolean): Set<string> {
  const next = new Set(ticked);
  for (const id of ids) {
    if (isTicked) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Those of the ids that none of these orders has. */
export function missingIds(ids: string[], orders: { _id: string }[]): string[] {
  const there = new Set(orders.map(({ _id }) => _id));
  return ids.filter((id) => !there.has(id));
}

/** The ids that were kept over a reload; nothing where something else was. */
export function readIds(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

function rangeOf(listed: string[], from: string, to: string): string[] {
  const places = [listed.indexOf(from), listed.indexOf(to)];
  if (places.includes(-1)) return [to];
  return listed.slice(Math.min(...places), Math.max(...places) + 1);
}
