/** Whether an `If-Match` header allows for a change of what has this version. Without one, every change is allowed. */
export function isMatched(version: string, header: string | undefined): boolean {
  if (!header || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') === version);
}
