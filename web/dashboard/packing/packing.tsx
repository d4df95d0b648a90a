import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { NewOrdersNotice } from '../orders/new-orders-notice.tsx';
import { PackingBoard } from './packing-board.tsx';

/** Slips, lists and the next status for many orders at once. */
export function Packing() {
  return (
    <DashboardPage title={tAdmin.packing.title} text={tAdmin.packing.text} actions={<NewOrdersNotice />}>
      <PackingBoard />
    </DashboardPage>
  );
}
