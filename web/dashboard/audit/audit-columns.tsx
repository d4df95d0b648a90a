import type { AuditEntry } from '@aloghor/functions/contract/audit';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ChangeList } from '../layout/change-list.tsx';
import { auditLog } from '../messages/en/admin.ts';
import { ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';

/** The columns of the audit log. */
export const auditColumns = (language: LanguageCode): Column<AuditEntry>[] => {
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
