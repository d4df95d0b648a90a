/** Whether a text has no visible character: it is empty, or holds only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}
