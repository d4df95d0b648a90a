import { useQuery } from '@tanstack/react-query';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { Counters } from './counters.tsx';
import { FirstSteps } from './first-steps.tsx';
import { countersQuery, newestOrdersQuery, salesOfNowQuery } from './home-queries.ts';
import { NewestOrders } from './newest-orders.tsx';
import { Revenue } from './revenue.tsx';
import { Sales } from './sales.tsx';

/** Figures of the shop. Each part that could not be loaded shows an error in its place; a single one if all failed. */
export function AdminHome() {
  const parts = [useQuery(countersQuery), useQuery(salesOfNowQuery), useQuery(newestOrdersQuery)];
  const isAllFailed = parts.every(({ error, data }) => error && !data);
  const retryAll = () => {
    for (const { refetch } of parts) void refetch();
  };
  return (
    <DashboardPage title={tAdmin.home.title}>
      {isAllFailed ? (
        <DashboardFailed error={parts[0]?.error} onRetry={retryAll} />
      ) : (
        <div className="grid gap-5">
          <FirstSteps />
          <Counters />
          <Revenue />
          <Sales />
          <NewestOrders />
        </div>
      )}
    </DashboardPage>
  );
}
