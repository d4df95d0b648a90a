import type { AuditEntry } from '@aloghor/functions/contract/audit';
import { shopTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ChangeList } from '../layout/change-list.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { Column } from '../table/data-table.tsx';
import { ShortText } from '../table/short-text.tsx';

/** The columns of the audit log. */
export const auditColumns = (): Column<AuditEntry>[] => [
  {
    label: tAdmin.audit.when,
    className: 'lg:w-44',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{shopTime(at)}</time>,
  },
  { label: tAdmin.audit.who, className: 'lg:w-52', cell: ({ by }) => <ShortText>{by}</ShortText> },
  {
    label: tAdmin.audit.what,
    isPlain: true,
    className: 'lg:w-72',
    cell: ({ subject, action, label, target, number }) => (
      <>
        <span className="block text-ink-soft text-sm">
          {tAdmin.audit.subjects[subject]} {tAdmin.audit.actions[action]}
        </span>
        <ShortText className="font-semibold">{label}</ShortText>
        {subject === 'order' && (
          <Link
            to={paths.dashboard.order(target)}
            className="inline-flex min-h-8 items-center break-all text-bottle text-sm underline underline-offset-4"
          >
            {tAdmin.audit.order(number ?? target)}
          </Link>
        )}
      </>
    ),
  },
  {
    label: tAdmin.audit.changes,
    isPlain: true,
    cell: ({ before, after, action }) => <ChangeList before={before} after={after} isUpdate={action === 'update'} />,
  },
];
