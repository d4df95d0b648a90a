/** Whether an `If-Match` header allows a change of this version. Without the header, every change is allowed. */
export function isMatched(version: string, header: string | undefined): boolean {
  if (!header || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') === version);
}
