import type { Order } from '@aloghor/functions/contract/orders';
import { toCollect } from '@aloghor/functions/domain/orders';
import { type FormEvent, useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { NumberField } from '../layout/number-field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { useRecordSum } from './orders-calls.ts';
import { whyOrderStays } from './why-order-stays.ts';

/** By how much the payment differs from what was due, and a form for another sum: to record, or to correct what is. */
export function OtherSum({ order }: { order: Order }) {
  const [typed, setTyped] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const { mutateAsync, isPending } = useRecordSum(order);
  const { payments } = tAdmin.orders;
  const { payment } = order;
  const less = payment?.less ?? 0;

  function close() {
    setTyped(undefined);
    setWasOpen(true); // the button that comes back gets the focus
  }

  async function record(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const question = confirmSum(order, Number(typed));
    if (question && !(await question)) return;
    try {
      await mutateAsync(Number(typed));
      close();
      void showToast(payments.paid(sum(Number(typed))));
    } catch (error) {
      void showFailure(tAdmin.orders.paymentNotChangedTitle, whyOrderStays(error));
    }
  }

  return (
    <>
      {less > 0 && <span className="block text-sm">{tAdmin.revenue.less(sum(less))}</span>}
      {less < 0 && <span className="block text-sm">{tAdmin.revenue.more(sum(-less))}</span>}
      {typed === undefined ? (
        <Button
          autoFocus={wasOpen}
          variant="quiet"
          size="dense"
          className="mt-2 mr-2"
          onClick={() => setTyped(String(payment?.sum ?? toCollect(order)))}
        >
          {payment ? tAdmin.orders.correctSum : tAdmin.orders.otherSum}
        </Button>
      ) : (
        <Form className="mt-2 grid max-w-xs gap-2" onSubmit={record}>
          <NumberField
            label={tAdmin.orders.sumReceived}
            min={0.01}
            decimals={2}
            required
            autoFocus
            value={typed}
            onType={setTyped}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="dense" aria-disabled={isPending}>
              {tAdmin.orders.recordSum}
            </Button>
            <Button variant="quiet" size="dense" onClick={close}>
              {tAdmin.desk.discard}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

/** Asks whether more came than was due; undefined where nothing has to be asked. */
function confirmSum({ totalPrice, money }: Order, typed: number): Promise<boolean> | undefined {
  const due = toCollect({ totalPrice, money });
  if (typed <= due) return undefined;
  const { text, ...asked } = tAdmin.orders.askMoreThanDue;
  return askFirst({ ...asked, text: text(sum(typed), sum(due)) }).then((answer) => answer !== undefined);
}
