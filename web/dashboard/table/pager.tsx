import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { PageTurns } from './use-page-turns.ts';

interface PagerProps {
  turns: PageTurns;
  /** The cursor of the next page; absent on the last one. */
  next: string | undefined;
}

/** Previous and next; nothing for a single page. */
export function Pager({ turns, next }: PagerProps) {
  if (turns.number === 1 && !next) return null;
  const turn = (go: () => void) => {
    go();
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={tAdmin.table.pages} className="mt-5 flex items-center justify-end gap-3">
      <span role="status" className="mr-2 text-ink-soft tabular-nums">
        {tAdmin.table.pageNumber(turns.number)}
      </span>
      <Button variant="quiet" size="dense" disabled={turns.number === 1} onClick={() => turn(turns.previous)}>
        <ChevronLeft aria-hidden className="size-4" />
        {tAdmin.table.previous}
      </Button>
      <Button variant="quiet" size="dense" disabled={!next} onClick={() => next && turn(() => turns.next(next))}>
        {tAdmin.table.next}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
