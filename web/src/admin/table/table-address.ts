/** What of a table stands in the address of its page, so that it outlives a reload. */
export const PAGE = 'page';
export const SEARCH = 'q';

/** The search of an address with another filter: the list starts at its first page. */
export function withFilter(search: URLSearchParams | string, name: string, value: string): URLSearchParams {
  const next = withParameter(search, name, value);
  next.delete(PAGE);
  return next;
}

export function withParameter(search: URLSearchParams | string, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** A page of a table: counted from one, and the cursor that leads to it, which the first needs not. */
export interface TablePage {
  number: number;
  cursor: string | undefined;
}

/** As `3.cursor`; the first page is not written at all. */
export function writePage({ number, cursor }: TablePage): string {
  return cursor ? `${number}.${cursor}` : '';
}

/** What nobody here has written is the first page. */
export function readPage(written: string | null): TablePage {
  const [, number, cursor] = written?.match(/^([2-9]|[1-9]\d{1,5})\.([\w-]+)$/) ?? [];
  return cursor ? { number: Number(number), cursor } : { number: 1, cursor: undefined };
}
