import type { Order } from '@aloghor/functions/contract/orders';
import { ADMIN_STATUSES, type AdminStatus, SENT_STATUS } from '@aloghor/functions/domain/order-status';
import { useState } from 'react';
import { tOrders } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { Select } from '../../shared/ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { orderErrorText } from '../orders/why-order-stays.ts';
import { confirmBulkStatus } from './confirm-many.ts';
import type { BulkStatus as Wanted } from './use-set-status.ts';

interface StatusForManyProps {
  /** As they are at the moment of the question. */
  readOrders: () => Promise<Order[]>;
  onConfirmed: (orders: Order[], wanted: Wanted) => void;
}

/** The status that all ticked orders get. Choosing changes nothing; the button asks once for all of them. */
export function BulkStatusForm({ readOrders, onConfirmed }: StatusForManyProps) {
  const [chosen, setChosen] = useState<AdminStatus>(SENT_STATUS);
  const [isReading, setIsReading] = useState(false);

  async function confirm() {
    setIsReading(true);
    const orders = await readOrders().catch((error) => {
      void showFailure(tAdmin.packing.notSetTitle, orderErrorText(error, tAdmin.table.failed));
      return [];
    });
    setIsReading(false);
    const confirmed = orders.length > 0 && (await confirmBulkStatus(orders, chosen));
    if (confirmed) onConfirmed(confirmed.orders, confirmed.wanted);
  }

  return (
    <span className="flex gap-2 max-sm:w-full">
      <Select
        label={tAdmin.packing.status}
        isLabelHidden
        size="dense"
        className="max-sm:grow"
        value={chosen}
        options={ADMIN_STATUSES.map((one) => [one, tOrders.statuses[one]] as const)}
        onChange={(status) => status && setChosen(status)}
      />
      <Button size="dense" disabled={isReading} onClick={confirm}>
        {tAdmin.packing.setStatus}
      </Button>
    </span>
  );
}
