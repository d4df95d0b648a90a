/** Says what is missing; answers the exit code of a command that has done nothing. */
export function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}
