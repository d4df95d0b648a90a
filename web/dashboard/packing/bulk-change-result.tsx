import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isSent } from '@aloghor/functions/domain/order-status';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import type { BulkStatus, Changes } from './bulk-change.ts';

interface BulkChangeResultProps {
  wanted: BulkStatus;
  changes: Changes;
  /** Whether a hand-over was taken back. */
  isUndone: boolean;
  onGoOn: () => void;
  onUndo: (orders: PackingOrder[], wanted: BulkStatus) => void;
  onClose: () => void;
}

/** The result of a bulk change: how many orders have the status, which have not, and why. */
export function BulkChangeResult({ wanted, changes, isUndone, onGoOn, onUndo, onClose }: BulkChangeResultProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const { status } = wanted;
  const { done, rejected, left, error } = changes;
  const handedOver = isSent(status) && !isUndone ? done.filter((order) => !isSent(order.status)) : [];
  const total = done.length + rejected.length + left.length;
  return (
    <BulkResult
      title={isUndone ? t.undone(done.length, total) : t.done(done.length, total, tOrders.statuses[status])}
      isWhole={done.length === total}
      problems={rejected.map(({ order, error: why }) => ({
        id: order._id,
        what: (
          <>
            <b className="break-all">
              <WithOrderNumber text={order.number} />
            </b>{' '}
            <span>{order.name || tOrdersPage.noName}</span>
          </>
        ),
        why: orderErrorText(why, language),
      }))}
      left={
        left.length > 0 && (
          <>
            <WithOrderNumber text={t.left(left.map(({ number }) => number).join(', '))} />{' '}
            <span>{orderErrorText(error, language, t.tryTheRest)}</span>
          </>
        )
      }
      actions={
        <>
          {left.length > 0 && (
            <Button size="dense" onClick={onGoOn}>
              {t.goOn(left.length)}
            </Button>
          )}
          {handedOver.length > 0 && (
            <Button variant="quiet" size="dense" onClick={() => onUndo(handedOver, wanted)}>
              {t.undo(handedOver.length)}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    />
  );
}
