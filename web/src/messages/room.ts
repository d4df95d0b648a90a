import { type LanguageCode, setLanguageInUse } from '../lib/language.ts';

/** The words of some rooms, by their names. */
type Words = Partial<Record<string, object>>;

interface Room {
  name: string;
  english: object;
  /** What components read: always the same object, whose texts change. */
  inUse: object;
}

const rooms: Room[] = [];
let bangla: Words = {};
let spoken: Words = {};

/**
 * A room of words in the language in use. Components read them whenever they draw; whatever is read once, at the top of a
 * module, would stay English.
 */
export function room<English extends object>(name: string, english: English): English {
  const inUse = { ...english, ...spoken[name] };
  rooms.push({ name, english, inUse });
  return inUse;
}

/** Rooms loaded later find their Bangla words here. */
export function addBangla(words: object): void {
  bangla = { ...bangla, ...words };
}

/** Puts the words of a language into every room. Those in Bangla must have been added. */
export function speak(language: LanguageCode): void {
  spoken = language === 'bn' ? bangla : {};
  setLanguageInUse(language);
  for (const { name, english, inUse } of rooms) Object.assign(inUse, english, spoken[name]);
}
