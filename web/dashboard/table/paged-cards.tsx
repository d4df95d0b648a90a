import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/api/client.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, NotRenewed, panelStyle } from '../layout/page.tsx';
import { Pager, type PageTurns } from './paging.tsx';

interface PagedCardsProps<Entry extends { _id: string }> {
  page: UseQueryResult<Page<Entry[]>>;
  turns: PageTurns;
  /** Shown instead of a list without entries. */
  empty: ReactNode;
  card: (entry: Entry) => ReactNode;
}

/** A page of a list whose entries are too long for the rows of a table, in every state. */
export function PagedCards<Entry extends { _id: string }>({ page, turns, empty, card }: PagedCardsProps<Entry>) {
  const { data, error, refetch, isPlaceholderData: isStale } = page;
  const isEmpty = data?.reply.length === 0;
  // An empty previous list says nothing about the one that is loading.
  const isLoading = data ? isEmpty && isStale : !error;
  return (
    <>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {error && data && <NotRenewed error={error} onRetry={refetch} />}
      {isLoading && <CardsSkeleton />}
      {isEmpty && !isStale && empty}
      <ul aria-busy={isStale} className={`grid gap-4 ${isStale ? 'opacity-50' : ''}`}>
        {data?.reply.map((entry) => (
          <li key={entry._id} className={panelStyle}>
            {card(entry)}
          </li>
        ))}
      </ul>
      <Pager turns={turns} next={data?.next} />
    </>
  );
}

function CardsSkeleton() {
  const t = useMessages(commonMessages);
  return (
    <div role="status" aria-label={t.page.loading} className="grid gap-4">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
