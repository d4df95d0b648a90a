import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isSent, SENT_STATUS, STAFF_STATUSES, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { ordersPage, packing } from '../messages/en/orders.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import type { BulkStatus, Changes, BulkStatus as Wanted } from './bulk-status.ts';
import { confirmBulkStatus } from './confirm-bulk-status.ts';

interface StatusForManyProps {
  /** Called when the question is asked. */
  readOrders: () => Promise<PackingOrder[]>;
  onConfirmed: (orders: PackingOrder[], wanted: Wanted) => void;
}

/**
 * Sets the status of all ticked orders; staff who only hand over have that one status. Choosing changes nothing; the button
 * asks once for all of them.
 */
export function BulkStatusForm({ readOrders, onConfirmed }: StatusForManyProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tDataTable = useMessages(dataTable);
  const tOrders = useMessages(placedOrders);
  const [chosen, setChosen] = useState<StaffStatus>(SENT_STATUS);
  const [isReading, setIsReading] = useState(false);
  const mayChange = hasPermission(useSession().visitor, 'orders:change');

  async function confirm() {
    setIsReading(true);
    const orders = await readOrders().catch((error) => {
      void showError(error, t.notSetTitle, orderErrorText(error, language, tDataTable.failed), language);
      return [];
    });
    setIsReading(false);
    const confirmed = orders.length > 0 && (await confirmBulkStatus(orders, chosen, language));
    if (confirmed) onConfirmed(confirmed.orders, confirmed.wanted);
  }

  return (
    <span className="flex gap-2 max-sm:w-full">
      {mayChange && (
        <Select
          label={t.status}
          isLabelHidden
          size="dense"
          className="max-sm:grow"
          value={chosen}
          options={STAFF_STATUSES.map((one) => [one, tOrders.statuses[one]] as const)}
          onChange={(status) => status && setChosen(status)}
        />
      )}
      <Button size="dense" disabled={isReading} onClick={confirm}>
        {mayChange ? t.setStatus : tOrders.statuses[chosen]}
      </Button>
    </span>
  );
}

interface StatusOutcomeProps {
  wanted: BulkStatus;
  changes: Changes;
  /** Whether a hand-over was taken back. */
  isUndone: boolean;
  onGoOn: () => void;
  onUndo: (orders: PackingOrder[], wanted: BulkStatus) => void;
  onClose: () => void;
}

/** The result of a bulk change: how many orders have the status, which have not, and why. */
export function BulkStatusResult({ wanted, changes, isUndone, onGoOn, onUndo, onClose }: StatusOutcomeProps) {
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
