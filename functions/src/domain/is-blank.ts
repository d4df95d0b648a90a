/** Whether a text shows nothing: it is empty, or holds only spaces and signs that nobody sees. */
export function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}
