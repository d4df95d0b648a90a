import type { Order } from '@aloghor/functions/contract/orders';
import { isDelivered } from '@aloghor/functions/domain/order-status';
import { toCollect } from '@aloghor/functions/domain/orders';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { byEntries, showRejected } from '../../shared/ui/rejected-fields.ts';
import { Problem } from '../../shared/ui/status.tsx';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { NumberField } from '../form/number-field.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import {
  alreadyCounted,
  type CountInput,
  isCountable,
  isMore,
  keptAfter,
  mayKeepLess,
  toCounted,
} from './count-input.ts';
import { orderErrorText } from './order-changes.ts';
import { OrderDialog } from './order-dialog.tsx';
import { useCountReturned } from './orders-api.ts';
import { ReturnReasonSelect } from './return-reason.tsx';

/** Opens the form for what came back of an order that is closed. */
export function CountButton({ order }: { order: Order }) {
  const { counting: t } = useMessages(ordersPage);
  const [isOpen, setIsOpen] = useState(false);
  if (!isCountable(order)) return null;
  const title = isDelivered(order.status) ? t.later : t.damaged;
  return (
    <>
      <Button variant="quiet" size="dense" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <PackageOpen aria-hidden className="size-4" />
        <span>{title}</span>
      </Button>
      {isOpen && (
        <OrderDialog label={title} onClose={() => setIsOpen(false)}>
          <CountForm order={order} title={title} onClose={() => setIsOpen(false)} />
        </OrderDialog>
      )}
    </>
  );
}

interface CountFormProps {
  order: Order;
  title: string;
  /** Called when it is recorded or the form is left. */
  onClose: () => void;
}

/** What came back until now, what of that is damaged, and what the shop keeps of the money. */
function CountForm({ order, title, onClose }: CountFormProps) {
  const language = useLanguage();
  const { counting: t, parcel } = useMessages(ordersPage);
  const { mutateAsync, isPending } = useCountReturned(order._id);
  const [known] = useState(alreadyCounted(order)); // what others count meanwhile is told when this is recorded
  const [typed, setTyped] = useState<CountInput>({ ...known, reason: order.outcome?.reason ?? '' });
  const [problem, setProblem] = useState<string>();
  const type = (more: Partial<CountInput>) => setTyped({ ...typed, ...more });
  const isLater = isDelivered(order.status);

  async function record(form: HTMLFormElement) {
    const counted = toCounted(order, typed);
    if (isPending || !counted) return;
    if (!isMore(order, counted)) return setProblem(t.nothingMore);
    setProblem(undefined);
    try {
      await mutateAsync(counted);
      onClose();
      void showToast(t.done(order.number), LONG_SUCCESS_MS);
    } catch (error) {
      // In the form, beside what can be changed.
      setProblem(showRejected(form, error, orderErrorText(error, language), language, byEntries(counted)));
    }
  }

  return (
    <Form className="grid gap-4" onSubmit={record}>
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 text-ink-soft">{isLater ? t.laterText : t.damagedText}</p>
      </div>
      {order.orderItems.map((item) => (
        <fieldset key={item._id} className="grid gap-3">
          <legend className="mb-1 font-semibold" lang={langOfName(item, language)}>
            {nameOf(item, language)}
          </legend>
          {isLater && (
            <NumberField
              name={`cameBack.${item._id}.quantity`}
              label={t.cameBack(item.quantity)}
              min={Number(known.cameBack[item._id] ?? 0)}
              max={item.quantity}
              required
              value={typed.cameBack[item._id] ?? '0'}
              onType={(quantity) => type({ cameBack: { ...typed.cameBack, [item._id]: quantity } })}
            />
          )}
          {Number(typed.cameBack[item._id] ?? 0) > 0 && (
            <NumberField
              name={`damaged.${item._id}.quantity`}
              label={t.ofThese(Number(typed.cameBack[item._id]))}
              min={Number(known.damaged[item._id] ?? 0)}
              max={Number(typed.cameBack[item._id])}
              required
              value={typed.damaged[item._id] ?? '0'}
              onType={(quantity) => type({ damaged: { ...typed.damaged, [item._id]: quantity } })}
            />
          )}
        </fieldset>
      ))}
      <ReturnReasonSelect value={typed.reason} onChoose={(reason) => type({ reason })} />
      {mayKeepLess(order) && (
        <NumberField
          name="collected"
          label={t.keeps}
          decimals={2}
          max={toCollect(order)}
          required
          value={typed.kept ?? String(keptAfter(order, typed))}
          hint={t.keepsHint(sum(toCollect(order), language))}
          onType={(kept) => type({ kept })}
        />
      )}
      {isLater && !mayKeepLess(order) && <p className="text-ink-soft">{t.notPaid}</p>}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {t.record}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {parcel.leave}
        </Button>
      </div>
    </Form>
  );
}
