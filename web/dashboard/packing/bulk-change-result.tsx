import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import { type BulkChange, type Changes, undoOf } from './bulk-change.ts';

interface BulkChangeResultProps {
  wanted: BulkChange;
  changes: Changes;
  onGoOn: () => void;
  onUndo: (orders: PackingOrder[], wanted: BulkChange) => void;
  onClose: () => void;
}

/** The result of a bulk change: how many orders are changed, which are not, and why. */
export function BulkChangeResult({ wanted, changes, onGoOn, onUndo, onClose }: BulkChangeResultProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const { done, rejected, left, error } = changes;
  const undo = undoOf(wanted, done);
  const total = done.length + rejected.length + left.length;
  const what = wanted.kind === 'status' ? tOrders.statuses[wanted.status] : wanted.kind === 'given' ? wanted.rider : '';
  return (
    <BulkResult
      title={t.done[wanted.kind](done.length, total, what)}
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
          {undo && undo.orders.length > 0 && (
            <Button variant="quiet" size="dense" onClick={() => onUndo(undo.orders, undo.wanted)}>
              {t.undo[undo.wanted.kind](undo.orders.length)}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    />
  );
}
