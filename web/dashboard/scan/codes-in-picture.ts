/** The codes in the camera's picture, each with how many looks ago it was last read. */
export type CodesInPicture = ReadonlyMap<string, number>;

/**
 * So many looks must miss a code until it counts as gone: a moving hand blurs a picture or two. A packer who counts two
 * lamps by the same code takes it away in between.
 */
const MISSES_MAXIMUM = 6;

/** What is in the picture after another look, which has read this code, or none. */
export function lookAgain(before: CodesInPicture, code: string | undefined): CodesInPicture {
  const missed = [...before].map(([known, misses]) => [known, misses + 1] as const);
  const still = new Map(missed.filter(([, misses]) => misses <= MISSES_MAXIMUM));
  return code === undefined ? still : still.set(code, 0);
}
