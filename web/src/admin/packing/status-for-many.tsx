import type { Order } from '@aloghor/functions/contract/orders';
import { ADMIN_STATUSES, type AdminStatus } from '@aloghor/functions/domain/order-status';
import { useState } from 'react';
import { tOrders } from '../../messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { confirmMany } from './confirm-many.ts';
import type { StatusForMany as Wanted } from './use-set-status.ts';

interface StatusForManyProps {
  orders: Order[];
  onConfirmed: (wanted: Wanted) => void;
}

/** The status that all ticked orders get. Choosing changes nothing; the button asks once for all of them. */
export function StatusForMany({ orders, onConfirmed }: StatusForManyProps) {
  const [chosen, setChosen] = useState<AdminStatus>('Out for Delivery');

  async function confirm() {
    const wanted = await confirmMany(orders, chosen);
    if (wanted) onConfirmed(wanted);
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
      <Button size="dense" onClick={confirm}>
        {tAdmin.packing.setStatus}
      </Button>
    </span>
  );
}
