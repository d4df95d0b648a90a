import type { OrderWithChanges } from '@aloghor/functions/contract/orders';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQueryClient } from '@tanstack/react-query';
import { PhoneOutgoing } from 'lucide-react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { deskPage } from '../messages/en/desk.ts';
import { deskOrderQuery, renewOrder, resultOf, showNotRecorded, useRecordCall } from './desk-api.ts';
import { orderName } from './desk-order.ts';

/** Gives an order that is put aside back to the queue of calls; not shown for any other. */
export function CallAgain({ order }: { order: OrderWithChanges }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { visitor } = useSession();
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useRecordCall();
  const id = order._id;
  if (order.asideSince === undefined || !hasPermission(visitor, 'desk:work')) return null;

  async function callAgain() {
    if (isPending) return;
    try {
      const { desk } = await cache.fetchQuery(deskOrderQuery(id));
      // Somebody else may have spoken with the buyer since the page was read.
      if (desk.asideSince === undefined) return await renewOrder(cache, id);
      await mutateAsync({ id, outcome: 'toCall', revision: desk.revision });
    } catch (error) {
      const result = await resultOf(error, id, ({ desk }) => desk.state === 'toCall');
      if (typeof result === 'string') return void showNotRecorded(error, result, language);
      await renewOrder(cache, id);
    }
    void showToast(t.done(orderName(order, language), t.states.toCall));
  }

  return (
    <Button variant="quiet" size="dense" aria-disabled={isPending} onClick={callAgain}>
      <PhoneOutgoing aria-hidden className="size-4" />
      {t.buttons.toCall}
    </Button>
  );
}
