import type { AuditEntry, AuditSubject } from '@aloghor/functions/contract/audit';
import { AUDIT_SUBJECTS } from '@aloghor/functions/domain/audit';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callPageWithToken } from '../../shared/api/client.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { ChangeList } from '../layout/change-list.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { auditLog } from '../messages/en/admin.ts';
import { ShortText } from '../table/cells.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { Pager, TABLE_ROWS, usePageTurns } from '../table/paging.tsx';
import { useAddressFilter } from '../table/table-address.ts';

/** Who changed what, and when. */
export function AuditLog() {
  const language = useLanguage();
  const t = useMessages(auditLog);
  const [subject, setSubject] = useAddressFilter<AuditSubject>('subject', AUDIT_SUBJECTS);
  const turns = usePageTurns();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    auditQuery({ subject: subject || undefined, cursor: turns.cursor }),
  );
  return (
    <DashboardPage
      title={t.title}
      text={t.text}
      actions={
        <FilterSelect
          label={t.subject}
          value={subject}
          values={AUDIT_SUBJECTS}
          nameOf={(one) => t.subjects[one]}
          all={t.allSubjects}
          onChange={setSubject}
        />
      }
    >
      <DataTable
        caption={t.title}
        columns={auditColumns(language)}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={<Notice title={t.empty} text={t.emptyText} />}
      />
      <Pager turns={turns} next={data?.next} />
    </DashboardPage>
  );
}

/** A page of what the staff changed, newest first. */
function auditQuery(filter: { subject?: AuditSubject | undefined; cursor?: string | undefined }) {
  return queryOptions({
    queryKey: ['audit', filter],
    queryFn: () => callPageWithToken('GET /audit', { query: { ...filter, limit: TABLE_ROWS } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** The columns of the audit log. */
const auditColumns = (language: LanguageCode): Column<AuditEntry>[] => {
  const t = messagesIn(language, auditLog);
  return [
    {
      label: t.when,
      className: 'lg:w-44',
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{shopTime(at, language)}</time>,
    },
    { label: t.who, className: 'lg:w-52', cell: ({ by }) => <ShortText>{by}</ShortText> },
    {
      label: t.what,
      isPlain: true,
      className: 'lg:w-72',
      cell: ({ subject, action, label, target, number }) => (
        <>
          <span className="block text-ink-soft text-sm">
            {t.subjects[subject]} {t.actions[action]}
          </span>
          <ShortText className="font-semibold">{label}</ShortText>
          {subject === 'order' && (
            <Link
              to={paths.dashboard.order(target)}
              className="inline-flex min-h-8 items-center break-all text-bottle text-sm underline underline-offset-4"
            >
              {t.order(number ?? target)}
            </Link>
          )}
        </>
      ),
    },
    {
      label: t.changes,
      isPlain: true,
      cell: ({ before, after, action }) => <ChangeList before={before} after={after} isUpdate={action === 'update'} />,
    },
  ];
};
