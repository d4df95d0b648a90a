import type { Order } from '@aloghor/functions/contract/orders';
import { PARCEL_OUTCOMES, type ParcelOutcome } from '@aloghor/functions/domain/order-outcomes';
import { mayHaveParcel, STAFF_STATUSES, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { useRef, useState } from 'react';
import { isFocusLost } from '../../shared/lib/hooks.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { showNotDone } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { confirmStatus, orderErrorText } from './order-changes.ts';
import { OrderDialog } from './order-dialog.tsx';
import { useSetStatus } from './orders-api.ts';
import { ParcelForm, type ParcelFormProps } from './parcel-form.tsx';

interface StatusFormProps {
  order: Order;
  /** Called when the status is set; without it the form stays, for the next one. */
  onDone?: () => void;
}

/**
 * Sets an order's status: one of four, in any order; where a parcel may be under way, also that it came back, whole or
 * in part. Choosing changes nothing yet, so that a wrong key cannot close an order; the button does, and asks first
 * when it closes the order or records a payment.
 */
export function StatusForm({ order, onDone }: StatusFormProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const { mutateAsync, isPending } = useSetStatus();
  const [chosen, setChosen] = useState<StaffStatus | ParcelOutcome | ''>('');
  const [parcel, setParcel] = useState<ParcelOutcome>();
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function change() {
    if (!chosen || isPending) return;
    if (isParcelOutcome(chosen)) return setParcel(chosen);
    const wanted = await confirmStatus(order, chosen, language);
    if (!wanted) return;
    try {
      await mutateAsync(wanted);
      // The button disappears with the choice, so the focus moves to the select beside it.
      if (onDone) onDone();
      else if (isFocusLost() || document.activeElement === button.current) select.current?.focus();
      setChosen('');
      void showToast(t.updated(order._id, tOrders.statuses[chosen]), LONG_SUCCESS_MS); // the row may be gone by now
    } catch (error) {
      void showNotDone(error, t.notUpdatedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <span className="inline-grid w-48 gap-2">
      <Select
        ref={select}
        label={t.changeOf(order.number)}
        isLabelHidden
        size="dense"
        value={chosen}
        options={[
          ['', t.choose],
          ...STAFF_STATUSES.map((one) => [one, tOrders.statuses[one]] as const),
          ...(mayHaveParcel(order) ? PARCEL_OUTCOMES : []).map((one) => [one, t.parcel.choices[one]] as const),
        ]}
        onChange={setChosen}
      />
      {chosen && (
        <Button
          ref={button}
          aria-label={t.changeNow(order.number)}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isPending}
          size="dense"
          onClick={change}
        >
          {t.changeButton}
        </Button>
      )}
      {parcel && <ParcelDialog order={order} outcome={parcel} onClose={() => setParcel(undefined)} />}
    </span>
  );
}

/** Whether the choice is not a status, but the outcome of a parcel. */
function isParcelOutcome(chosen: StaffStatus | ParcelOutcome): chosen is ParcelOutcome {
  return PARCEL_OUTCOMES.some((one) => one === chosen);
}

/** The form over the page. */
export function ParcelDialog(props: ParcelFormProps) {
  const t = useMessages(ordersPage);
  return (
    <OrderDialog label={t.parcel.outcomes[props.outcome]} onClose={props.onClose}>
      <ParcelForm {...props} />
    </OrderDialog>
  );
}
