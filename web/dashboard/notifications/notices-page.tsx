import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeTexts } from './notice-texts.tsx';
import { noticeTextsQuery } from './notices-calls.ts';
import { WhetherOn } from './whether-on.tsx';

/** What the shop tells by itself: whether it does, what was not sent, what waits, and what it says. */
export function NoticesPage() {
  const { data, error, refetch } = useQuery(noticeTextsQuery);
  return (
    <DashboardPage title={tAdmin.notices.title} text={tAdmin.notices.text}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <div className="grid gap-10">
          <WhetherOn how={data} />
          <NoticeList state="failed" />
          <NoticeList state="waiting" />
          <NoticeTexts notices={data.notices} />
        </div>
      )}
    </DashboardPage>
  );
}
