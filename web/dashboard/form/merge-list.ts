/**
 * What two people made of the same list of keys, `before`: what either took away is gone, what either added is there, mine
 * behind theirs in the same place, and what either moved stands where they moved it. Undefined where they contradict each
 * other: both moved the same to different places, or one moved what the other took away.
 */
export function mergeList(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const isGoneAndMoved =
    movedIn(before, mine).some((key) => !theirs.includes(key)) ||
    movedIn(before, theirs).some((key) => !mine.includes(key));
  const kept = before.filter((key) => mine.includes(key) && theirs.includes(key));
  if (isGoneAndMoved || isMovedTwice(kept, mine, theirs)) return undefined;
  const order = orderOf(kept, mine, theirs);
  return order && withAdded(mine, withAdded(theirs, order, before), before);
}

/** With which others a key has changed places. */
function passedBy(key: string, before: readonly string[], after: readonly string[]): string[] {
  const both = before.filter((one) => after.includes(one));
  return both.filter((other) => isAhead(before, key, other) !== isAhead(after, key, other));
}

function isAhead(list: readonly string[], one: string, other: string): boolean {
  return list.indexOf(one) < list.indexOf(other);
}

/** What has passed at least as many as passed it: of two that changed places, both. */
function movedIn(before: readonly string[], after: readonly string[]): string[] {
  const passed = new Map(before.filter((key) => after.includes(key)).map((key) => [key, passedBy(key, before, after)]));
  const countOf = (key: string) => passed.get(key)?.length ?? 0;
  return [...passed]
    .filter(([key, others]) => others.some((other) => countOf(key) >= countOf(other)))
    .map(([key]) => key);
}

/** Whether both made two change places, and moved one of these further in only one of the lists. */
function isMovedTwice(kept: readonly string[], mine: readonly string[], theirs: readonly string[]): boolean {
  return kept.some((key) => {
    const [passed, otherPassed] = [passedBy(key, kept, mine), passedBy(key, kept, theirs)];
    const isByBoth = passed.some((other) => otherPassed.includes(other));
    return isByBoth && passed.join() !== otherPassed.join();
  });
}

/** Each two in the order of the one who changed it; undefined where no list has all these orders. */
function orderOf(kept: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | undefined {
  const comesFirst = (one: string, other: string) =>
    isAhead(isAhead(mine, one, other) === isAhead(kept, one, other) ? theirs : mine, one, other);
  const ranks = new Map(
    kept.map((key) => [key, kept.filter((other) => other !== key && comesFirst(other, key)).length]),
  );
  const ordered = new Map([...ranks].map(([key, rank]) => [rank, key]));
  if (ordered.size < kept.length) return undefined; // a circle
  return kept.flatMap((_, rank) => ordered.get(rank) ?? []);
}

/** The order with what `list` has added, each behind what it stands behind there, and behind what others added there. */
function withAdded(list: readonly string[], order: readonly string[], before: readonly string[]): string[] {
  const merged = [...order];
  for (const [at, key] of list.entries()) {
    if (merged.includes(key) || before.includes(key)) continue;
    const ahead = list
      .slice(0, at)
      .filter((one) => merged.includes(one))
      .at(-1);
    const behind = merged.slice(ahead === undefined ? 0 : merged.indexOf(ahead) + 1);
    const ofOthers = behind.findIndex((one) => before.includes(one) || list.includes(one));
    merged.splice(merged.length - behind.length + (ofOthers < 0 ? behind.length : ofOthers), 0, key);
  }
  return merged;
}
