import { useLocation, useSearchParams } from 'react-router-dom';
import { PAGE, readPage, withParameter, writePage } from './table-address.ts';

/** Paging by cursors: forward with the server's cursor, back through the cursors visited before. */
export interface PageTurns {
  /** Undefined on the first page. */
  cursor: string | undefined;
  /** Counted from one. */
  number: number;
  next: (cursor: string) => void;
  /** Goes to the first page when the visited cursors are unknown. */
  previous: () => void;
}

/** The page is kept in the address, under `name`, and the visited cursors in the history state: both survive a reload. */
export function usePageTurns(name = PAGE): PageTurns {
  const [params, setParams] = useSearchParams();
  const ways: Record<string, string[]> = useLocation().state ?? {}; // set only by turning pages
  const page = readPage(params.get(name));
  const way = ways[name] ?? [];

  const turn = (to: string, wayThere: string[]) =>
    setParams((current) => withParameter(current, name, to), { state: { ...ways, [name]: wayThere } });

  return {
    ...page,
    next: (cursor) => turn(writePage({ number: page.number + 1, cursor }), [...way, writePage(page)]),
    previous: () => turn(way.at(-1) ?? '', way.slice(0, -1)),
  };
}
