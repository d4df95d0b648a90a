import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/api/client.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, NotRenewed, panelStyle } from '../layout/page.tsx';
import { DataTable, type DataTableProps, NothingFound, useFocusAfterRemoval } from './data-table.tsx';
import { Pager, type PageTurns, usePageTurns } from './paging.tsx';

interface PagedListProps<Row extends { _id: string }> {
  page: UseQueryResult<Page<Row[]>>;
  turns: PageTurns;
  /** Shown instead of a list without rows. */
  empty: ReactNode;
}

/** The page of a list that the address names, and the way to the others. `name`: of the list, where a page has several. */
export function usePagedList<Row>(
  queryOf: (cursor: string | undefined) => UseQueryOptions<Page<Row[]>>,
  name?: string,
): { page: UseQueryResult<Page<Row[]>>; turns: PageTurns } {
  const turns = usePageTurns(name);
  return { page: useQuery(queryOf(turns.cursor)), turns };
}

interface PagedTableProps<Row extends { _id: string }>
  extends PagedListProps<Row>,
    Omit<DataTableProps<Row>, 'rows' | 'isStale' | 'body'> {
  /** Whether a search or a filter is set: then it has found nothing where there are no rows. */
  isFiltered?: boolean;
}

/** A page of a list as a table, in every state, and the way to the others. */
export function PagedTable<Row extends { _id: string }>({
  page,
  turns,
  empty,
  isFiltered,
  ...table
}: PagedTableProps<Row>) {
  const { rows, isStale } = shownRows(page);
  const body = useFocusAfterRemoval(page.data?.reply); // here, so that it also notices when the last row is removed
  return (
    <ListStates page={page} turns={turns} empty={isFiltered ? <NothingFound /> : empty}>
      {rows?.length !== 0 && !isFailed(page) && <DataTable {...table} rows={rows} isStale={isStale} body={body} />}
    </ListStates>
  );
}

interface PagedCardsProps<Row extends { _id: string }> extends PagedListProps<Row> {
  card: (row: Row) => ReactNode;
}

/** The same for rows that are too long for a table. */
export function PagedCards<Row extends { _id: string }>({ page, turns, empty, card }: PagedCardsProps<Row>) {
  const { rows, isStale } = shownRows(page);
  return (
    <ListStates page={page} turns={turns} empty={empty}>
      {!rows && !isFailed(page) && <CardsSkeleton />}
      <ul aria-busy={isStale} className={`grid gap-4 ${isStale ? 'opacity-50' : ''}`}>
        {rows?.map((row) => (
          <li key={row._id} className={panelStyle}>
            {card(row)}
          </li>
        ))}
      </ul>
    </ListStates>
  );
}

interface ListStatesProps extends PagedListProps<{ _id: string }> {
  children: ReactNode;
}

function ListStates({ page, turns, empty, children }: ListStatesProps) {
  const { data, error, refetch } = page;
  return (
    <>
      {isFailed(page) && <DashboardFailed error={error} onRetry={refetch} />}
      {error && data && <NotRenewed error={error} onRetry={refetch} />}
      {shownRows(page).rows?.length === 0 && empty}
      {children}
      <Pager turns={turns} next={data?.next} />
    </>
  );
}

function isFailed({ data, error }: UseQueryResult<Page<unknown[]>>): boolean {
  return Boolean(error && !data);
}

/** The rows, those of the previous request while the current one is pending; undefined while there are none to show. */
function shownRows<Row>({ data, isPlaceholderData: isStale }: UseQueryResult<Page<Row[]>>) {
  // An empty previous list says nothing about the one that is loading.
  return { rows: isStale && data?.reply.length === 0 ? undefined : data?.reply, isStale };
}

function CardsSkeleton() {
  const t = useMessages(common);
  return (
    <div role="status" aria-label={t.page.loading} className="grid gap-4">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
