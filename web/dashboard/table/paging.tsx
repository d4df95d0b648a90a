import { keepPreviousData, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dataTable } from '../messages/en/common.ts';
import { PAGE, readPage, withParameter, writePage } from './table-address.ts';

interface PagerProps {
  turns: PageTurns;
  /** The cursor of the next page; absent on the last one. */
  next: string | undefined;
}

/** Previous and next; nothing for a single page. */
export function Pager({ turns, next }: PagerProps) {
  const t = useMessages(dataTable);
  if (turns.number === 1 && !next) return null;
  const turn = (go: () => void) => {
    go();
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t.pages} className="mt-5 flex items-center justify-end gap-3">
      <span role="status" className="mr-2 text-ink-soft tabular-nums">
        {t.pageNumber(turns.number)}
      </span>
      <Button variant="quiet" size="dense" disabled={turns.number === 1} onClick={() => turn(turns.previous)}>
        <ChevronLeft aria-hidden className="size-4" />
        {t.previous}
      </Button>
      <Button variant="quiet" size="dense" disabled={!next} onClick={() => next && turn(() => turns.next(next))}>
        {t.next}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}

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

/**
 * The page is kept in the address, under `name`, and the visited cursors in the history state: both survive a reload.
 */
export function usePageTurns(name = PAGE): PageTurns {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state ?? {};
  const ways: Record<string, string[] | undefined> = state; // under these names set only by turning pages
  const page = readPage(params.get(name));
  const way = ways[name] ?? [];

  const turn = (to: string, wayThere: string[]) =>
    setParams((current) => withParameter(current, name, to), { state: { ...state, [name]: wayThere } });

  return {
    ...page,
    next: (cursor) => turn(writePage({ number: page.number + 1, cursor }), [...way, writePage(page)]),
    previous: () => turn(way.at(-1) ?? '', way.slice(0, -1)),
  };
}

/** Rows on a page of the dashboard's tables. */
export const TABLE_ROWS = 25;

/** A page of a list that only the staff see: refetched whenever it is shown; the previous one stays until it has come. */
export function pageQuery<Found>(queryKey: QueryKey, queryFn: QueryFunction<Found>) {
  return { queryKey, queryFn, placeholderData: keepPreviousData, staleTime: 0, meta: { personal: true } };
}
