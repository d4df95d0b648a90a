import type { Order } from '@aloghor/functions/contract/orders';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { isCancelled, isDelivered } from '@aloghor/functions/domain/order-status';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { NumberField } from '../form/number-field.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { showError, showFormError } from '../layout/show-error.ts';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { orderErrorText } from './order-changes.ts';
import { useSetPayment } from './orders-api.ts';

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
      void showError(error, paymentNotChangedTitle, orderErrorText(error, language), language);
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
  const tDeskPage = useMessages(deskPage);
  const [typed, setTyped] = useState<string>();
  const { mutateAsync, isPending } = useSetPayment();

  async function giveBack(form: HTMLFormElement) {
    if (isPending) return;
    try {
      const keptAhead = sumOfTaka([ahead, -Number(typed)]);
      await mutateAsync({ id: order._id, received: false, keptAhead, aheadSeen: ahead });
      setTyped(undefined);
      void showToast(t.advanceReturned(sum(Number(typed), language)));
    } catch (error) {
      void showFormError(form, error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
    }
  }

  if (typed === undefined)
    return (
      <>
        <span className="block">{t.advanceCame(sum(ahead, language))}</span>
        <Button variant="quiet" size="dense" className="mt-2 mr-2" onClick={() => setTyped('')}>
          {t.returnAdvance}
        </Button>
      </>
    );
  return (
    <Form className="mt-2 grid max-w-xs gap-2" onSubmit={giveBack}>
      <NumberField
        label={t.sumReturned}
        min={0.01}
        max={ahead}
        decimals={2}
        required
        autoFocus
        value={typed}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" aria-disabled={isPending}>
          {t.recordSum}
        </Button>
        <Button variant="quiet" size="dense" onClick={() => setTyped(undefined)}>
          {tDeskPage.discard}
        </Button>
      </div>
    </Form>
  );
}
