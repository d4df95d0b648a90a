/** The words of some rooms, by their names. */
export type Words = Partial<Record<string, object>>;

interface Room {
  name: string;
  english: object;
  /** What components read: always the same object, whose texts change. */
  inUse: object;
}

/** All that were loaded, and the words that are not English, where another language is spoken. */
export const house = { rooms: [] as Room[], spoken: {} as Words };

/**
 * A room of words in the language in use. Components read them whenever they draw; whatever is read once, at the top of a
 * module, would stay English.
 */
export function room<English extends object>(name: string, english: English): English {
  const inUse = { ...english, ...house.spoken[name] };
  house.rooms.push({ name, english, inUse });
  return inUse;
}
