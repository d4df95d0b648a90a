/** Three versions of the same: as it was opened, as I would save it, and as somebody else has saved it meanwhile. */
export interface Sides<Seen, Mine = Seen> {
  before: Seen;
  mine: Mine;
  theirs: Seen;
}

/** Of the fields, those that I changed, and those that both changed, each to another value. */
export function compareSides<Field, Version>(
  fields: readonly Field[],
  { before, mine, theirs }: Sides<Version>,
  isOther: (field: Field, one: Version, other: Version) => boolean,
) {
  const changed = fields.filter((field) => isOther(field, before, mine));
  const conflicts = changed.filter((field) => isOther(field, before, theirs) && isOther(field, mine, theirs));
  return { changed, conflicts };
}

interface MergedSave<Change, Seen, Reply> {
  /** What I would save, and the version that was seen. */
  change: Change;
  over: Seen;
  /** @throws {ApiError} */
  send: (change: Change, over: Seen) => Promise<Reply>;
  /** What somebody else has saved, from the error of a call; undefined for any other error. */
  theirsIn: (error: unknown) => Seen | undefined;
  /** What I would save over theirs, of a change to the version before. */
  mergeWith: (
    theirs: Seen,
    change: Change,
    over: Seen,
  ) => { change: Change; conflicts: readonly unknown[] } | undefined;
}

/**
 * Saves over the version that was seen. Where somebody else has changed other fields meanwhile, both changes are kept.
 * @throws {ApiError} also where both changed the same field
 */
export async function saveMerged<Change, Seen, Reply>(save: MergedSave<Change, Seen, Reply>): Promise<Reply> {
  const { change, over, send, theirsIn, mergeWith } = save;
  try {
    return await send(change, over);
  } catch (error) {
    const theirs = theirsIn(error);
    const merged = theirs && mergeWith(theirs, change, over);
    if (!theirs || !merged || merged.conflicts.length > 0) throw error;
    return saveMerged({ ...save, change: merged.change, over: theirs });
  }
}
