import type { Order } from '@aloghor/functions/contract/orders';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { isCancelled, isDelivered } from '@aloghor/functions/domain/order-status';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { askFirst } from '../layout/ask-first.ts';
import { showFormNotDone, showNotDone } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { orderErrorText } from './order-changes.ts';
import { useSetPayment } from './orders-api.ts';
import { SumEntry } from './sum-entry.tsx';

/** What came ahead of an order, where it is to be given back: of a cancelled one, or where a part of a delivered one came back. */
export function AdvanceRefund({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const received = amountsOf(order, 'received');
  const ahead = sumOfTaka(received.map(({ taka }) => taka));
  if (ahead === 0 || !(isCancelled(order.status) || (isDelivered(order.status) && order.outcome))) return null;
  const isKept = received.every(({ kept }) => kept);
  const isToRefund = isCancelled(order.status) && !isKept;
  const text = isToRefund ? t.advanceBack : isKept ? t.advanceKept : t.advanceCame;
  return (
    <>
      <span className="block">{text(sum(ahead, language))}</span>
      {isToRefund && !order.payment && <WholeRefund order={order} ahead={ahead} />}
      <PartRefund order={order} ahead={ahead} />
    </>
  );
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
  const { paymentTakenBack, paymentNotChangedTitle, paymentButtons, ask, noName } = t;
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
    <Button aria-disabled={isPending} variant="quiet" size="dense" className="mt-2 mr-2" onClick={giveBack}>
      {paymentButtons.refund}
    </Button>
  );
}

/** How much of it went back, as somebody types it: the shop keeps the rest. */
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
      void showFormNotDone(form, error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
      return false;
    }
  }

  return (
    <SumEntry opens={t.returnAdvance} label={t.sumReturned} most={ahead} isPending={isPending} onRecord={giveBack} />
  );
}
