import { useLocation, useSearchParams } from 'react-router-dom';

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

/** One of some values, which filters a table. */
export interface AddressFilter<Value extends string> {
  values: readonly Value[];
  /** Undefined when none is chosen. */
  value: Value | undefined;
  choose: (value: Value | undefined) => void;
}

/** A filter that is kept in the page's address, so that it survives a reload. */
export function useAddressFilter<Value extends string>(name: string, values: readonly Value[]): AddressFilter<Value> {
  const { written, write } = useFilterInAddress(name);
  return { values, value: values.find((known) => known === written), choose: (next) => write(next ?? '') };
}

/**
 * The same for what is typed, such as a month: without a value while it has another form, as where a browser without a field for
 * months takes it letter by letter.
 */
export function useTypedFilter(name: string, form: RegExp) {
  const { written, write } = useFilterInAddress(name);
  return { written, value: form.test(written) ? written : undefined, type: write };
}

function useFilterInAddress(name: string) {
  const [params, setParams] = useSearchParams();
  const { opened } = Object(useLocation().state); // the key of a number that is searched for, which stays
  return {
    written: params.get(name) ?? '',
    write: (next: string) =>
      setParams((current) => withFilter(current, name, next), { replace: true, ...(opened && { state: { opened } }) }),
  };
}
