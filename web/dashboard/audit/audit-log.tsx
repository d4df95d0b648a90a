import type { AuditSubject } from '@aloghor/functions/contract/audit';
import { AUDIT_SUBJECTS } from '@aloghor/functions/domain/audit';
import { callPageWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { auditLog } from '../messages/en/admin.ts';
import { FilterSelect } from '../table/filter-select.tsx';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { auditColumns } from './audit-columns.tsx';

/** Who changed what, and when. */
export function AuditLog() {
  const language = useLanguage();
  const t = useMessages(auditLog);
  const subject = useAddressFilter('subject', AUDIT_SUBJECTS);
  const list = usePagedList((cursor) => auditQuery({ subject: subject.value, cursor }));
  return (
    <DashboardPage
      title={t.title}
      text={t.text}
      actions={
        <FilterSelect label={t.subject} filter={subject} nameOf={(one) => t.subjects[one]} all={t.allSubjects} />
      }
    >
      <PagedTable
        {...list}
        caption={t.title}
        columns={auditColumns(language)}
        isFiltered={subject.value !== undefined}
        empty={<Notice title={t.empty} text={t.emptyText} />}
      />
    </DashboardPage>
  );
}

/** A page of what the staff changed, newest first. */
function auditQuery(filter: { subject: AuditSubject | undefined; cursor: string | undefined }) {
  return pageQuery(['audit', filter], () =>
    callPageWithToken('GET /audit', { query: { ...filter, limit: TABLE_ROWS } }),
  );
}
