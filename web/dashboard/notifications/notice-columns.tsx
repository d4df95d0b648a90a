import type { Notice } from '@aloghor/functions/contract/notices';
import { shopTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { Column } from '../table/data-table.tsx';
import { SendAgain } from './send-again.tsx';

export const waitingColumns = (): Column<Notice>[] => [
  ...whatAndWhen(),
  { label: tAdmin.notices.next, cell: ({ dueAt }) => dueAt && <Time at={dueAt} /> },
  { label: tAdmin.notices.tried, cell: ({ tries }) => tAdmin.notices.tries(tries) },
];

export const failedColumns = (): Column<Notice>[] => [
  ...whatAndWhen(),
  { label: tAdmin.notices.why, isPlain: true, cell: ({ failure }) => failure && tAdmin.notices.failures[failure] },
  { label: tAdmin.notices.again, isPlain: true, className: 'lg:w-48', cell: (notice) => <SendAgain notice={notice} /> },
];

const whatAndWhen = (): Column<Notice>[] => [
  {
    label: tAdmin.notices.order,
    className: 'lg:w-44',
    cell: ({ orderId, number = orderId }) => (
      <Link
        to={paths.dashboard.order(orderId)}
        className="inline-flex min-h-8 items-center break-all text-bottle underline underline-offset-4"
      >
        {number}
      </Link>
    ),
  },
  { label: tAdmin.notices.what, cell: ({ event }) => tAdmin.notices.events[event] },
  { label: tAdmin.notices.when, cell: ({ askedAt }) => <Time at={askedAt} /> },
];

function Time({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{shopTime(at)}</time>;
}
