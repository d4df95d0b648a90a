import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isSent } from '@aloghor/functions/domain/order-status';
import { RotateCcw } from 'lucide-react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showNotDone } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { confirmUndoSent, orderErrorText } from './order-changes.ts';
import { useUndoSent } from './orders-api.ts';

type SentOrder = Pick<
  PackingOrder,
  '_id' | 'number' | 'name' | 'status' | 'totalPrice' | 'amounts' | 'payment' | 'outcome'
>;

/** Takes back that an order was handed over, after a question; not shown while it is in the shop, or closed. */
export function UndoSentButton({ order }: { order: SentOrder }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useUndoSent();
  if (!isSent(order.status)) return null;
  const name = order.number;

  async function undo() {
    if (isPending || !(await confirmUndoSent(order, language))) return;
    try {
      await mutateAsync(order._id);
      void showToast(t.sentUndone(name));
    } catch (error) {
      void showNotDone(error, t.notUndoneTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t.undoSentOf(name)}
      aria-disabled={isPending}
      className="justify-self-start whitespace-normal"
      onClick={undo}
    >
      <RotateCcw aria-hidden className="size-4 shrink-0" />
      {t.undoSent}
    </Button>
  );
}
