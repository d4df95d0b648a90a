import type { Subscriber } from '@aloghor/functions/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { shopTime } from '../../shared/lib/dates.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { usePageTurns } from '../table/use-page-turns.ts';
import { subscribersQuery } from './inbox-calls.ts';

const columns = (): Column<Subscriber>[] => [
  { label: tAdmin.inbox.address, isPlain: true, cell: ({ email }) => email },
  { label: tAdmin.inbox.since, isNumber: true, className: 'lg:w-48', cell: ({ at }) => shopTime(at) },
];

/** The subscribers of the newsletter, newest first. */
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
        columns={columns()}
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
