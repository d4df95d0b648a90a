import { useSearchParams } from 'react-router-dom';

/** The state of a table that is kept in the page's address, so that it survives a reload. */
export const PAGE = 'page';
export const SEARCH = 'q';

/** The search parameters with another filter; the list starts at its first page. */
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

/** A page of a table: its number, from one, and its cursor, which the first page does not need. */
interface TablePage {
  number: number;
  cursor: string | undefined;
}

/** As `3.cursor`; empty for the first page. */
export function writePage({ number, cursor }: TablePage): string {
  return cursor ? `${number}.${cursor}` : '';
}

/** Anything that `writePage` did not write is the first page. */
export function readPage(written: string | null): TablePage {
  const [, number, cursor] = written?.match(/^([2-9]|[1-9]\d{1,5})\.([\w-]+)$/) ?? [];
  return cursor ? { number: Number(number), cursor } : { number: 1, cursor: undefined };
}

/** One of `allowed`, kept in the page's address so that it survives a reload; '' when none is chosen. */
export function useAddressFilter<Value extends string>(name: string, allowed: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const value = allowed.find((known) => known === params.get(name)) ?? '';
  const choose = (next: Value | '') => setParams((current) => withFilter(current, name, next), { replace: true });
  return [value, choose] as const;
}
