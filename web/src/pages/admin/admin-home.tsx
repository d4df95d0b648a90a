import { Counters } from '../../dashboard/counters.tsx';
import { NewestOrders } from '../../dashboard/newest-orders.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { Sales } from '../../dashboard/sales.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';

/** How the shop is doing, at a glance. */
export function AdminHome() {
  return (
    <DashboardPage title={tAdmin.home.title}>
      <div className="grid gap-5">
        <Counters />
        <Sales />
        <NewestOrders />
      </div>
    </DashboardPage>
  );
}
