import type { ListedUser } from '@aloghor/functions/contract/users';
import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../../api/admin-users.ts';
import { statsQuery } from '../../api/stats.ts';
import { TABLE_ROWS } from '../../api/table-rows.ts';
import { type Column, DataTable, NothingFound } from '../../dashboard/data-table.tsx';
import { EmailCell } from '../../dashboard/email-cell.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { Pager } from '../../dashboard/pager.tsx';
import { RoleCell } from '../../dashboard/role-cell.tsx';
import { RoleMenu } from '../../dashboard/role-menu.tsx';
import { SearchField } from '../../dashboard/search-field.tsx';
import { ShortText } from '../../dashboard/short-text.tsx';
import { usePageTurns } from '../../dashboard/use-page-turns.ts';
import { useSearchText } from '../../dashboard/use-search-text.ts';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { Notice } from '../../ui/status.tsx';

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
