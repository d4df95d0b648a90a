import type { Order } from '@aloghor/functions/contract/orders';
import { REOPENING_MS, statusSince } from '@aloghor/functions/domain/order-outcomes';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { confirmReopening } from './confirm-change.ts';
import { useReopenOrder } from './orders-calls.ts';
import { orderErrorText } from './why-order-stays.ts';

/** Opens an order again that was closed by mistake, after a question; nothing after a day. */
export function ReopenButton({ order }: { order: Order }) {
  const { mutateAsync, isPending } = useReopenOrder(order._id);
  if (!canBeOpened(order)) return null;

  async function reopen() {
    if (isPending || !(await confirmReopening(order))) return;
    try {
      await mutateAsync(undefined);
      void showToast(tAdmin.orders.reopened(order.number ?? order._id));
    } catch (error) {
      void showFailure(tAdmin.orders.notReopenedTitle, orderErrorText(error));
    }
  }

  return (
    <Button variant="quiet" size="dense" aria-disabled={isPending} className="justify-self-start" onClick={reopen}>
      <RotateCcw aria-hidden className="size-4" />
      {tAdmin.orders.reopen}
    </Button>
  );
}

/** The server has the last word: the page may stay open for long. */
function canBeOpened(order: Order): boolean {
  return isClosed(order.status) && Date.now() - statusSince(order) <= REOPENING_MS;
}
