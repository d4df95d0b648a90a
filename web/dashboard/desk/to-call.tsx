import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { count } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { useStaffCounts } from '../../shared/orders/staff-counts.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { useTabState } from '../form/unsaved-edits.ts';
import { DashboardFailed, DashboardPage, NotRenewed } from '../layout/page.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { NewOrderLink } from '../orders/order-parts.tsx';
import { CallDesk, DeskSkeleton } from './call-desk.tsx';
import { deskOrderQuery } from './desk-api.ts';
import { readDrafts } from './drafts.ts';
import type { CallList } from './queued-calls.ts';
import { useQueue } from './use-queue.ts';

const LISTS: CallList[] = ['now', 'later', 'aside'];

/**
 * The queue of orders to confirm by telephone; with `?order=` in the address one order, also from outside the queue.
 */
export function ToCall() {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const [search, setSearch] = useSearchParams();
  const [drafts, onDrafts] = useTabState('deskDrafts', readDrafts);
  const id = search.get('order');
  const list = LISTS.find((one) => one === search.get('when')) ?? 'now';
  const { aside = 0 } = useStaffCounts();
  return (
    <DashboardPage
      title={t.title}
      titleStyle="text-2xl max-sm:sr-only"
      text={<span className="max-sm:sr-only">{t.text}</span>}
      actions={
        id === null ? (
          <div className="flex flex-wrap gap-2">
            <div className="max-sm:hidden">
              <NewOrderLink />
            </div>
            {LISTS.map((one) => (
              <Button
                key={one}
                variant={one === list ? 'primary' : 'quiet'}
                size="dense"
                aria-pressed={one === list}
                onClick={() => setSearch(one === 'now' ? {} : { when: one }, { replace: true })}
              >
                <span>{t[one]}</span>
                {one === 'aside' && aside > 0 && <span className="tabular-nums">{count(aside, language)}</span>}
              </Button>
            ))}
          </div>
        ) : (
          <ButtonLink to={paths.dashboard.toCall} variant="quiet" size="dense">
            {t.backToQueue}
          </ButtonLink>
        )
      }
    >
      <Connection />
      {id === null ? (
        <Queue key={list} list={list} drafts={drafts} onDrafts={onDrafts} />
      ) : (
        <OneOrder id={id} drafts={drafts} onDrafts={onDrafts} />
      )}
    </DashboardPage>
  );
}

/** Says when the queue does not follow what others do. */
function Connection() {
  const t = useMessages(deskPage);
  const isOnline = useIsOnline();
  const { data: desk } = useQuery(liveDeskQuery);
  if (isOnline && desk?.isLive !== false) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-glow px-4 py-3">
      {isOnline ? t.notLive : t.offline}
    </p>
  );
}

type Typed = Pick<ComponentProps<typeof CallDesk>, 'drafts' | 'onDrafts'>;

function Queue({ list, ...typed }: Typed & { list: CallList }) {
  const t = useMessages(deskPage);
  const { calls, isMore, error, refetch } = useQueue(list);
  if (error && !calls) return <DashboardFailed error={error} onRetry={refetch} />;
  if (!calls) return <DeskSkeleton />;
  return (
    <>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      <CallDesk {...typed} when={list} calls={calls} isMore={isMore} empty={<Notice {...t.empty[list]} />} />
    </>
  );
}

function OneOrder({ id, ...typed }: Typed & { id: string }) {
  const { data, error, refetch } = useQuery(deskOrderQuery(id));
  if (error && !data) return <DashboardFailed error={error} onRetry={refetch} />;
  if (!data) return <DeskSkeleton />;
  return <CallDesk {...typed} when="now" calls={[]} order={data} />;
}
