import type { Subscriber } from '@aloghor/functions/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { subscribersQuery } from '../api/admin-inbox.ts';
import { dhakaTime } from '../lib/format.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { Notice } from '../ui/status.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { usePageTurns } from './use-page-turns.ts';

const columns: Column<Subscriber>[] = [
  { label: tAdmin.inbox.address, isPlain: true, cell: ({ email }) => email },
  { label: tAdmin.inbox.since, isNumber: true, className: 'lg:w-48', cell: ({ at }) => dhakaTime(at) },
];

/** Who wants the newsletter, newest first. */
export function Subscribers() {
  const turns = usePageTurns('subscribers');
  const { data, error, refetch, isPlaceholderData } = useQuery(subscribersQuery(turns.cursor));
  return (
    <section aria-labelledby="newsletter-list-title">
      <h2 id="newsletter-list-title" className="text-xl">
        {tAdmin.inbox.newsletter}
      </h2>
      <p className="mb-4 text-ink-soft">{tAdmin.inbox.newsletterText}</p>
      <DataTable
        caption={tAdmin.inbox.newsletter}
        columns={columns}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={<Notice title={tAdmin.inbox.noSubscribers} text={tAdmin.inbox.noSubscribersText} />}
      />
      <Pager turns={turns} next={data?.next} />
    </section>
  );
}
