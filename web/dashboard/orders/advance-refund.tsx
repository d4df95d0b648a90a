import type { Order } from '@aloghor/functions/contract/orders';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { isCancelled, isDelivered } from '@aloghor/functions/domain/order-status';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { askFirst } from '../layout/ask-first.ts';
import { notDoneTitle, showFormError, showNotDone } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { orderErrorText } from './order-changes.ts';
import { useSetPayment } from './orders-api.ts';
import { SumEntry } from './sum-entry.tsx';

/** What came ahead of an order, where it is to be given back: all of a cancelled one, some where a part of a delivered one came back. */
export function AdvanceRefund({ order }: { order: Order }) {
  const ahead = sumOfTaka(amountsOf(order, 'received').map(({ taka }) => taka));
  if (ahead === 0) return null;
  if (isCancelled(order.status)) return <WholeRefund order={order} ahead={ahead} />;
  return isDelivered(order.status) && order.outcome ? <PartRefund order={order} ahead={ahead} /> : null;
}

interface RefundProps {
  order: Order;
  /** In taka. */
  ahead: number;
}

/** Together with any other payment. */
function WholeRefund({ order, ahead }: RefundProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useSetPayment();
  const { paymentTakenBack, paymentNotChangedTitle, paymentButtons, ask, advanceBack, noName } = t;
  const total = sum(ahead, language);

  async function giveBack() {
    if (isPending) return;
    const { question, text, yes, no } = ask.takeBack;
    if (!(await askFirst({ question: question(total), text: text(order.name || noName), yes, no }))) return;
    try {
      await mutateAsync({ id: order._id, received: false });
      void showToast(paymentTakenBack);
    } catch (error) {
      void showNotDone(error, paymentNotChangedTitle, orderErrorText(error, language), language);
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

/** How much of it went back, as somebody types it. */
function PartRefund({ order, ahead }: RefundProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useSetPayment();

  async function giveBack(taka: number, form: HTMLFormElement): Promise<boolean> {
    try {
      const keptAhead = sumOfTaka([ahead, -taka]);
      await mutateAsync({ id: order._id, received: false, keptAhead, aheadSeen: ahead });
      void showToast(t.advanceReturned(sum(taka, language)));
      return true;
    } catch (error) {
      void showFormError(
        form,
        error,
        notDoneTitle(error, t.paymentNotChangedTitle, language),
        orderErrorText(error, language),
        language,
      );
      return false;
    }
  }

  return (
    <>
      <span className="block">{t.advanceCame(sum(ahead, language))}</span>
      <SumEntry opens={t.returnAdvance} label={t.sumReturned} most={ahead} isPending={isPending} onRecord={giveBack} />
    </>
  );
}
