import type { NumberHistory } from '@aloghor/functions/contract/desk';
import { TriangleAlert } from 'lucide-react';
import { shopTime } from '../../shared/lib/dates.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** What became of the other orders of a number, in a sentence; with a warning where it refused before. */
export function MobileNumberFacts({ history }: { history: NumberHistory | undefined }) {
  if (!history) return <Warning>{tAdmin.desk.notCourierPhone}</Warning>;
  const { ordered, delivered, refused, lastAt, isMore } = history;
  const { first, many, last, warning } = tAdmin.desk.history;
  return (
    <div className="grid gap-2">
      {refused > 0 && <Warning>{warning(refused)}</Warning>}
      <p className="text-ink-soft">
        {ordered === 0 ? first : many(ordered, delivered, refused, isMore)}
        {lastAt !== undefined && ` ${last(shopTime(lastAt))}`}
      </p>
    </div>
  );
}

/** What to be careful about, before calling. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 rounded-lg border border-danger/40 px-3 py-2 font-semibold text-danger">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      {children}
    </p>
  );
}
