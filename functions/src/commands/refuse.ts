/** Prints why a command did nothing; returns its exit code. */
export function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}
