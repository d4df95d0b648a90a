import type { Order } from '@aloghor/functions/contract/orders';
import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { InPanelSwitch } from '../booking/in-panel-switch.tsx';
import { confirmExcess } from '../layout/ask-first.ts';
import { showFormNotDone, showNotDone } from '../layout/show-error.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { revenue } from '../messages/en/overview.ts';
import { AdvanceRefund } from './advance-refund.tsx';
import { confirmPayment, orderErrorText } from './order-changes.ts';
import { type PaymentChange, useRecordSum, useSetPayment } from './orders-api.ts';
import { paymentState, paymentSum } from './payment.ts';
import { SumEntry } from './sum-entry.tsx';

interface PaymentRowProps {
  order: Order;
  /** With its courier. */
  parcel?: BookedParcel | undefined;
  by: string;
}

/** Whether an order was paid, when and recorded by whom, with a button to record it or take it back. */
export function PaymentRow({ order, parcel, by }: PaymentRowProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useSetPayment();
  const [isInPanel, setIsInPanel] = useState(false);
  const inPanel = isInPanel ? { inPanel: true as const } : {};
  const state = paymentState(order);
  const total = sum(paymentSum(order), language);

  async function change() {
    if (isPending) return;
    const wanted = await confirmPayment(order, language);
    if (!wanted) return;
    try {
      await mutateAsync({ ...wanted, ...inPanel });
      setIsInPanel(false); // the next change is another one in the panel
      void showToast(state === 'collect' ? t.payments.paid(total) : t.paymentTakenBack);
    } catch (error) {
      void showNotDone(error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
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
      <InPanelSwitch order={order} parcel={parcel} value={isInPanel} onType={setIsInPanel} />
      {(state === 'collect' || state === 'paid') && (
        <PaymentSumForm order={order} inPanel={inPanel} onRecorded={() => setIsInPanel(false)} />
      )}
      {state !== 'cancelled' && (
        <Button aria-disabled={isPending} variant="quiet" size="dense" className="mt-2" onClick={change}>
          {t.paymentButtons[state]}
        </Button>
      )}
    </>
  );
}

interface PaymentSumFormProps {
  order: Order;
  inPanel: Pick<PaymentChange, 'inPanel'>;
  onRecorded: () => void;
}

/**
 * By how much the payment differs from the sum due, and a form to record another sum or to correct the recorded one.
 */
function PaymentSumForm({ order, inPanel, onRecorded }: PaymentSumFormProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tRevenue = useMessages(revenue);
  const { mutateAsync, isPending } = useRecordSum(order);
  const { payments } = t;
  const { payment, totalPrice, amounts } = order;
  const less = payment?.less ?? 0;

  async function record(taka: number, form: HTMLFormElement): Promise<boolean> {
    const question = confirmExcess(taka, toCollect({ totalPrice, amounts }), t.askMoreThanDue, language);
    if (question && !(await question)) return false;
    try {
      await mutateAsync({ sum: taka, ...inPanel });
      onRecorded();
      void showToast(payments.paid(sum(taka, language)));
      return true;
    } catch (error) {
      void showFormNotDone(form, error, t.paymentNotChangedTitle, orderErrorText(error, language), language);
      return false;
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
      <SumEntry
        opens={payment ? t.correctSum : t.otherSum}
        label={t.sumReceived}
        first={String(payment?.sum ?? toCollect(order))}
        isPending={isPending}
        onRecord={record}
      />
    </>
  );
}
