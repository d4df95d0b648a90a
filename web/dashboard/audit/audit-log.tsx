import type { AuditSubject } from '@aloghor/functions/contract/audit';
import { AUDIT_SUBJECTS } from '@aloghor/functions/domain/audit';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../shared/ui/select.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { useAddressFilter } from '../table/use-address-filter.ts';
import { usePageTurns } from '../table/use-page-turns.ts';
import { auditQuery } from './audit-calls.ts';
import { auditColumns } from './audit-columns.tsx';

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
        <Select
          label={tAdmin.audit.subject}
          isLabelHidden
          size="dense"
          className="grow sm:grow-0"
          value={subject}
          options={[['', tAdmin.audit.allSubjects], ...subjects]}
          onChange={setSubject}
        />
      }
    >
      <DataTable
        caption={tAdmin.audit.title}
        columns={auditColumns()}
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
