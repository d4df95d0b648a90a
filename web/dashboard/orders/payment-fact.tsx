import type { Order } from '@aloghor/functions/contract/orders';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { AdvanceToGiveBack } from './advance-to-give-back.tsx';
import { confirmPayment } from './confirm-change.ts';
import { useSetPayment } from './orders-calls.ts';
import { OtherSum } from './other-sum.tsx';
import { paymentOf, sumOfPayment } from './payment.ts';
import { whyOrderStays } from './why-order-stays.ts';

/** Whether an order was paid, when and recorded by whom, with a button to record it or take it back. */
export function PaymentFact({ order, by }: { order: Order; by: string }) {
  const { mutateAsync, isPending } = useSetPayment();
  const state = paymentOf(order);
  const total = sum(sumOfPayment(order));

  async function change() {
    if (isPending) return;
    const wanted = await confirmPayment(order);
    if (!wanted) return;
    try {
      await mutateAsync(wanted);
      void showToast(state === 'collect' ? tAdmin.orders.payments.paid(total) : tAdmin.orders.paymentTakenBack);
    } catch (error) {
      void showFailure(tAdmin.orders.paymentNotChangedTitle, whyOrderStays(error));
    }
  }

  return (
    <>
      <span className="block">{tAdmin.orders.payments[state](total)}</span>
      {order.payment && (
        <span className="block text-ink-soft text-sm">
          {shopTime(order.payment.at)} {by}
        </span>
      )}
      <AdvanceToGiveBack order={order} />
      {(state === 'collect' || state === 'paid') && <OtherSum order={order} />}
      {state !== 'cancelled' && (
        <Button aria-disabled={isPending} variant="quiet" size="dense" className="mt-2" onClick={change}>
          {tAdmin.orders.paymentButtons[state]}
        </Button>
      )}
    </>
  );
}
