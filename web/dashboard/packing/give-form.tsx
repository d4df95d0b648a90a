import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { SENT_STATUS } from '@aloghor/functions/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { packing } from '../messages/en/packing.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { ridersQuery } from '../orders/orders-api.ts';
import type { BulkGiving } from './bulk-change.ts';
import { confirmBulkStatus } from './confirm-bulk-status.ts';

interface GiveFormProps {
  /** Called when the question is asked. */
  readOrders: () => Promise<PackingOrder[]>;
  onConfirmed: (orders: PackingOrder[], wanted: BulkGiving) => void;
}

/** Gives all ticked orders to one of the shop's own riders; not shown where the settings name none. */
export function GiveForm({ readOrders, onConfirmed }: GiveFormProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tDataTable = useMessages(dataTable);
  const { data: riders = [] } = useQuery(ridersQuery);
  const [chosen, setChosen] = useState('');
  const [isReading, setIsReading] = useState(false);
  if (riders.length === 0) return null;

  async function give() {
    setIsReading(true);
    const orders = await readOrders().catch((error) => {
      void showError(error, t.notSetTitle, orderErrorText(error, language, tDataTable.failed), language);
      return [];
    });
    setIsReading(false);
    const confirmed = orders.length > 0 && (await confirmBulkStatus(orders, SENT_STATUS, language));
    if (confirmed) onConfirmed(confirmed.orders, { kind: 'given', rider: chosen });
  }

  return (
    <span className="flex gap-2 max-sm:w-full">
      <Select
        label={t.rider}
        isLabelHidden
        size="dense"
        className="max-sm:grow"
        value={chosen}
        options={[['', t.chooseRider], ...riders.map(({ name }) => [name, name] as const)]}
        onChange={setChosen}
      />
      <Button variant="quiet" size="dense" disabled={chosen === '' || isReading} onClick={give}>
        <Bike aria-hidden className="size-4 max-sm:hidden" />
        {t.give}
      </Button>
    </span>
  );
}
