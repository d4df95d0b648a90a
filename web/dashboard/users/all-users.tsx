import type { ListedUser } from '@aloghor/functions/contract/users';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../shared/api/stats.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { type Column, DataTable, NothingFound } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { SearchField } from '../table/search-field.tsx';
import { ShortText } from '../table/short-text.tsx';
import { TABLE_ROWS } from '../table/table-rows.ts';
import { usePageTurns } from '../table/use-page-turns.ts';
import { useSearchText } from '../table/use-search-text.ts';
import { EmailCell } from './email-cell.tsx';
import { RoleCell } from './role-cell.tsx';
import { RoleMenu } from './role-menu.tsx';
import { usersQuery } from './users-calls.ts';

/** Everybody who has an account, and their roles. */
export function AllUsers() {
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const { data, error, refetch, isPlaceholderData } = useQuery(usersQuery({ q, cursor: turns.cursor }));
  const { data: stats } = useQuery({ ...statsQuery, staleTime: 0 });
  return (
    <DashboardPage title={tAdmin.users.title} text={tAdmin.users.total(stats?.members ?? '…')}>
      <SearchField label={tAdmin.users.search} value={typed} onChange={setTyped} className="mb-4 w-full sm:w-80" />
      <DataTable
        caption={tAdmin.users.title}
        columns={columnsFrom((turns.number - 1) * TABLE_ROWS + 1)}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={q ? <NothingFound /> : <Notice title={tAdmin.users.empty} text={tAdmin.users.emptyText} />}
      />
      <Pager turns={turns} next={data?.next} />
    </DashboardPage>
  );
}

function columnsFrom(first: number): Column<ListedUser>[] {
  return [
    { label: tAdmin.users.number, isNumber: true, className: 'lg:w-14', cell: (_, index) => first + index },
    {
      label: tAdmin.users.name,
      className: 'lg:w-56',
      cell: ({ name }) => <ShortText>{name || tAdmin.users.noName}</ShortText>,
    },
    { label: tAdmin.users.email, cell: (user) => <EmailCell user={user} /> },
    { label: tAdmin.users.role, className: 'lg:w-40', cell: (user) => <RoleCell user={user} /> },
    { label: tAdmin.users.more, className: 'lg:w-16', cell: (user) => <RoleMenu user={user} /> },
  ];
}
