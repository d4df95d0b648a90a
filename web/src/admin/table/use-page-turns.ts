import { useLocation, useSearchParams } from 'react-router-dom';
import { PAGE, readPage, withParameter, writePage } from './table-address.ts';

/** Turning the pages of a list by cursors: forward with the one the server gave, back along the way one came. */
export interface PageTurns {
  /** Undefined on the first page. */
  cursor: string | undefined;
  /** Counted from one. */
  number: number;
  next: (cursor: string) => void;
  /** To the first page, where it is not known what came before. */
  previous: () => void;
}

/** The page stands in the address, under `name`, and the way one came beside it: both outlive a reload. */
export function usePageTurns(name = PAGE): PageTurns {
  const [params, setParams] = useSearchParams();
  const ways: Record<string, string[]> = useLocation().state ?? {}; // only turned pages have a state here
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
