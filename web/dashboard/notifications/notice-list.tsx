import { useQuery } from '@tanstack/react-query';
import { tAdmin } from '../messages/admin-messages.ts';
import { DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { usePageTurns } from '../table/use-page-turns.ts';
import { failedColumns, waitingColumns } from './notice-columns.tsx';
import { type NoticeState, noticesQuery } from './notices-calls.ts';

/** The notices that wait, or were given up. */
export function NoticeList({ state }: { state: NoticeState }) {
  const turns = usePageTurns(state);
  const { data, error, refetch, isPlaceholderData } = useQuery(noticesQuery(state, turns.cursor));
  const words = tAdmin.notices;
  const [title, text, none] =
    state === 'failed'
      ? [words.failed, words.failedText, words.noneFailed]
      : [words.waiting, words.waitingText, words.noneWaiting];
  const isEmpty = data?.reply.length === 0;
  return (
    <section aria-labelledby={`${state}-notices`}>
      <h2 id={`${state}-notices`} className="text-xl">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{isEmpty ? none : text}</p>
      <DataTable
        caption={title}
        columns={state === 'failed' ? failedColumns() : waitingColumns()}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={null}
      />
      <Pager turns={turns} next={data?.next} />
    </section>
  );
}
