import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { ParcelOutcome } from '@aloghor/functions/domain/order-outcomes';
import { DELIVERED_STATUS } from '@aloghor/functions/domain/order-status';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showNotDone } from '../layout/show-error.ts';
import { ridersPage } from '../messages/en/riders.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { useReopenOrder, useSetStatus } from '../orders/orders-api.ts';
import { ParcelDialog } from '../orders/status-form.tsx';
import { useKeepForAnotherDay } from './riders-api.ts';

/** What became of an order that a rider had out. Each is taken back by a click, so none asks. */
export function OutcomeButtons({ order }: { order: PackingOrder }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const setStatus = useSetStatus();
  const keep = useKeepForAnotherDay();
  const [parcel, setParcel] = useState<ParcelOutcome>();
  const isPending = setStatus.isPending || keep.isPending;
  const { _id, number } = order;

  async function record(change: () => Promise<unknown>, done: string) {
    if (isPending) return;
    try {
      await change();
      void showToast(done);
    } catch (error) {
      void showNotDone(error, t.notRecordedTitle, orderErrorText(error, language), language);
    }
  }

  const deliver = () => setStatus.mutateAsync({ id: _id, status: DELIVERED_STATUS });
  const acts = {
    delivered: () => record(deliver, t.delivered(number, sum(sumToCollect(order), language))),
    partly: () => setParcel('partlyDelivered'),
    returned: () => setParcel('returned'),
    anotherDay: () => record(() => keep.mutateAsync(_id), t.kept(number)),
  };

  return (
    <>
      {ACTS.map((act) => (
        <Button
          key={act}
          variant={act === 'delivered' ? 'primary' : 'quiet'}
          size="dense"
          aria-label={t.actOf(t.acts[act], number)}
          aria-disabled={isPending}
          onClick={acts[act]}
        >
          {t.acts[act]}
        </Button>
      ))}
      {parcel && (
        <ParcelDialog order={order} outcome={parcel} asksReceived={false} onClose={() => setParcel(undefined)} />
      )}
    </>
  );
}

const ACTS = ['delivered', 'partly', 'returned', 'anotherDay'] as const;

/** Takes back what was recorded of an order: it is out with its rider again. */
export function ReopenEnded({ order: { _id, number } }: { order: PackingOrder }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const { mutateAsync, isPending } = useReopenOrder(_id);

  async function reopen() {
    if (isPending) return;
    try {
      await mutateAsync(undefined);
      void showToast(t.out(number));
    } catch (error) {
      void showNotDone(error, t.notRecordedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <Button variant="quiet" size="dense" aria-label={t.notYetOf(number)} aria-disabled={isPending} onClick={reopen}>
      <RotateCcw aria-hidden className="size-4" />
      {t.notYet}
    </Button>
  );
}
