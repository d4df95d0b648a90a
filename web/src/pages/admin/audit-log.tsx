import { AUDIT_SUBJECTS, type AuditSubject } from '@aloghor/functions/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit.ts';
import { auditColumns } from '../../dashboard/audit-columns.tsx';
import { DataTable } from '../../dashboard/data-table.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { Pager } from '../../dashboard/pager.tsx';
import { SelectField } from '../../dashboard/select-field.tsx';
import { useAddressFilter } from '../../dashboard/use-address-filter.ts';
import { usePageTurns } from '../../dashboard/use-page-turns.ts';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { Notice } from '../../ui/status.tsx';

/** Who changed what, and when. */
export function AuditLog() {
  const [subject, setSubject] = useAddressFilter<AuditSubject>('subject', AUDIT_SUBJECTS);
  const turns = usePageTurns();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    auditQuery({ subject: subject || undefined, cursor: turns.cursor }),
  );
  const subjects = AUDIT_SUBJECTS.map((one) => [one, tAdmin.audit.subjects[one]] as const);
  return (
    <DashboardPage
      title={tAdmin.audit.title}
      text={tAdmin.audit.text}
      actions={
        <SelectField
          label={tAdmin.audit.subject}
          value={subject}
          options={[['', tAdmin.audit.allSubjects], ...subjects]}
          onChange={setSubject}
        />
      }
    >
      <DataTable
        caption={tAdmin.audit.title}
        columns={auditColumns}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={<Notice title={tAdmin.audit.empty} text={tAdmin.audit.emptyText} />}
      />
      <Pager turns={turns} next={data?.next} />
    </DashboardPage>
  );
}
