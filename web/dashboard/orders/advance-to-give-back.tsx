import type { Order } from '@aloghor/functions/contract/orders';
import { sum } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useSetPayment } from './orders-calls.ts';
import { whyOrderStays } from './why-order-stays.ts';

/** The advance of a cancelled order, until it is given back. What was paid besides goes back with it. */
export function AdvanceToGiveBack({ order }: { order: Order }) {
  const { mutateAsync, isPending } = useSetPayment();
  const advance = order.money?.advance;
  if (order.status !== 'Cancel' || !advance) return null;
  const { paymentTakenBack, paymentNotChangedTitle, paymentButtons, ask, advanceBack, noName } = tAdmin.orders;
  const total = sum(advance.sum);

  async function giveBack() {
    if (isPending) return;
    const { question, text, yes, no } = ask.takeBack;
    if (!(await askFirst({ question: question(total), text: text(order.name || noName), yes, no }))) return;
    try {
      await mutateAsync({ id: order._id, received: false });
      void showToast(paymentTakenBack);
    } catch (error) {
      void showFailure(paymentNotChangedTitle, whyOrderStays(error));
    }
  }

  return (
    <>
      <span className="block">{advanceBack(total)}</span>
      {!order.payment && (
        <Button aria-disabled={isPending} variant="quiet" size="dense" className="mt-2" onClick={giveBack}>
          {paymentButtons.refund}
        </Button>
      )}
    </>
  );
}
