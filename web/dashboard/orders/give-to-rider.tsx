import type { Order } from '@aloghor/functions/contract/orders';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showError } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { confirmSending, orderErrorText } from './order-changes.ts';
import { ridersQuery, useGiveToRider } from './orders-api.ts';

interface GiveToRiderProps {
  order: Order;
  /** Who has it now. */
  rider: string | undefined;
}

/** Gives an open order to one of the shop's own riders, or to another one; not shown where the settings name none. */
export function GiveToRider({ order, rider }: GiveToRiderProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { data: riders = [] } = useQuery({ ...ridersQuery, enabled: !isClosed(order.status) });
  const { mutateAsync, isPending } = useGiveToRider(order._id);
  const [chosen, setChosen] = useState('');
  const others = riders.filter(({ name }) => name !== rider);
  const tGive = t.giveToRider;
  if (isClosed(order.status) || others.length === 0) return null;

  async function give() {
    if (isPending || !(await confirmSending(order, language))) return;
    try {
      await mutateAsync(chosen);
      setChosen('');
      void showToast(tGive.given(order.number, chosen));
    } catch (error) {
      void showError(error, tGive.notGivenTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <span className="flex flex-wrap gap-2">
      <Select
        label={tGive.rider(order.number)}
        isLabelHidden
        size="dense"
        value={chosen}
        options={[['', tGive.choose], ...others.map(({ name }) => [name, name] as const)]}
        onChange={setChosen}
      />
      <Button variant="quiet" size="dense" disabled={chosen === ''} aria-disabled={isPending} onClick={give}>
        <Bike aria-hidden className="size-4" />
        {tGive.give}
      </Button>
    </span>
  );
}
