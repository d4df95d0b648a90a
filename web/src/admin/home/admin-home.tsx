import { DashboardPage } from '../frame/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { Counters } from './counters.tsx';
import { NewestOrders } from './newest-orders.tsx';
import { Sales } from './sales.tsx';

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
