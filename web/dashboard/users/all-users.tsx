import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../shared/api/stats.ts';
import { pageAddress } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { usersPage } from '../messages/en/admin.ts';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { TABLE_ROWS } from '../table/paging.tsx';
import { SearchField, useSearchText } from '../table/search-field.tsx';
import { userColumns } from './user-columns.tsx';
import { usersQuery } from './users-api.ts';

/** All accounts and their roles. */
export function AllUsers() {
  const language = useLanguage();
  const t = useMessages(usersPage);
  const { typed, setTyped, q } = useSearchText();
  const list = usePagedList((cursor) => usersQuery({ q, cursor }));
  const { data: stats } = useQuery({ ...statsQuery, staleTime: 0 });
  return (
    <DashboardPage title={t.title} text={t.total(stats?.members ?? '…')}>
      <details className="mb-4 max-w-prose">
        <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold underline underline-offset-4">
          {t.howToTitle}
        </summary>
        <p className="text-ink-soft">{t.howTo(pageAddress(paths.register, language))}</p>
      </details>
      <SearchField label={t.search} value={typed} onChange={setTyped} className="mb-4 w-full sm:w-80" />
      <PagedTable
        {...list}
        caption={t.title}
        columns={userColumns((list.turns.number - 1) * TABLE_ROWS + 1, language)}
        isFiltered={q !== undefined}
        empty={<Notice title={t.empty} text={t.emptyText} />}
      />
    </DashboardPage>
  );
}
