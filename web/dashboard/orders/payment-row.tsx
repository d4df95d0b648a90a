import type { Order } from '@aloghor/functions/contract/orders';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { NumberField } from '../form/number-field.tsx';
import { confirmExcess } from '../layout/ask-first.ts';
import { showError, showFormError } from '../layout/show-error.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { revenue } from '../messages/en/overview.ts';
import { AdvanceRefund } from './advance-refund.tsx';
import { confirmPayment, orderErrorText } from './order-changes.ts';
import { useRecordSum, useSetPayment } from './orders-api.ts';
import { paymentState, paymentSum } from './payment.ts';

/** Whether an order was paid, when and recorded by whom, with a button to record it or take it back. */
export function PaymentRow({ order, by }: { order: Order; by: string }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useSetPayment();
  const state = paymentState(order);
  const total = sum(paymentSum(order), language);

  async function change() {
    if (isPending) return;
    const wanted = await confirmPayment(order, language);
    if (!wanted) return;
    try {
      await mutateAsync(wanted);
      void showToast(state === 'collect' ? t.payments.paid(total) : t.paymentTakenBack);
    } catch (error) {
      void showError(error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <>
      <span className="block">
        <UnbrokenText text={t.payments[state](total)} />
      </span>
      {order.payment && (
        <span className="block text-ink-soft text-sm">
          <span>{shopTime(order.payment.at, language)}</span> <span>{by}</span>
        </span>
      )}
      <AdvanceRefund order={order} />
      {(state === 'collect' || state === 'paid') && <PaymentSumForm order={order} />}
      {state !== 'cancelled' && (
        <Button aria-disabled={isPending} variant="quiet" size="dense" className="mt-2" onClick={change}>
          {t.paymentButtons[state]}
        </Button>
      )}
    </>
  );
}

/**
 * By how much the payment differs from the sum due, and a form to record another sum or to correct the recorded one.
 */
function PaymentSumForm({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tRevenue = useMessages(revenue);
  const tDeskPage = useMessages(deskPage);
  const [typed, setTyped] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const { mutateAsync, isPending } = useRecordSum(order);
  const { payments } = t;
  const { payment, totalPrice, amounts } = order;
  const less = payment?.less ?? 0;

  function close() {
    setTyped(undefined);
    setWasOpen(true); // so that the button that reappears gets the focus
  }

  async function record(form: HTMLFormElement) {
    if (isPending) return;
    const question = confirmExcess(Number(typed), toCollect({ totalPrice, amounts }), t.askMoreThanDue, language);
    if (question && !(await question)) return;
    try {
      await mutateAsync(Number(typed));
      close();
      void showToast(payments.paid(sum(Number(typed), language)));
    } catch (error) {
      void showFormError(form, error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <>
      {less > 0 && (
        <span className="block text-sm">
          <UnbrokenText text={tRevenue.less(sum(less, language))} />
        </span>
      )}
      {less < 0 && (
        <span className="block text-sm">
          <UnbrokenText text={tRevenue.more(sum(-less, language))} />
        </span>
      )}
      {typed === undefined ? (
        <Button
          autoFocus={wasOpen}
          variant="quiet"
          size="dense"
          className="mt-2 mr-2"
          onClick={() => setTyped(String(payment?.sum ?? toCollect(order)))}
        >
          {payment ? t.correctSum : t.otherSum}
        </Button>
      ) : (
        <Form className="mt-2 grid max-w-xs gap-2" onSubmit={record}>
          <NumberField
            name="sum"
            label={t.sumReceived}
            min={0.01}
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
            <Button variant="quiet" size="dense" onClick={close}>
              {tDeskPage.discard}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
