import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { SENT_STATUS, STAFF_STATUSES, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { packing } from '../messages/en/packing.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import type { BulkStatus } from './bulk-change.ts';
import { confirmBulkStatus } from './confirm-bulk-status.ts';

/** Asks once whether all ticked orders get a status; they are read when it asks. */
export function useConfirmedStatus(readOrders: () => Promise<PackingOrder[]>) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tDataTable = useMessages(dataTable);
  const [isReading, setIsReading] = useState(false);

  async function confirm(status: StaffStatus) {
    setIsReading(true);
    const orders = await readOrders().catch((error) => {
      void showError(error, t.notSetTitle, orderErrorText(error, language, tDataTable.failed), language);
      return [];
    });
    setIsReading(false);
    return orders.length > 0 ? confirmBulkStatus(orders, status, language) : undefined;
  }

  return { isReading, confirm };
}

interface StatusForManyProps {
  sending: ReturnType<typeof useConfirmedStatus>;
  onConfirmed: (orders: PackingOrder[], wanted: BulkStatus) => void;
}

/**
 * Sets the status of all ticked orders; staff who only hand over have that one status. Choosing changes nothing; the button
 * asks once for all of them.
 */
export function BulkStatusForm({ sending: { isReading, confirm }, onConfirmed }: StatusForManyProps) {
  const t = useMessages(packing);
  const tOrders = useMessages(placedOrders);
  const [chosen, setChosen] = useState<StaffStatus>(SENT_STATUS);
  const mayChange = hasPermission(useSession().visitor, 'orders:change');

  async function set() {
    const confirmed = await confirm(chosen);
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
      <Button size="dense" disabled={isReading} onClick={set}>
        {mayChange ? t.setStatus : tOrders.statuses[chosen]}
      </Button>
    </span>
  );
}
