import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { HOLD_DAYS_MAXIMUM } from '@aloghor/functions/domain/desk';
import { dividedOrder } from '@aloghor/functions/domain/divide-order';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { toCollect } from '@aloghor/functions/domain/orders';
import { callWithToken } from '../../shared/api/client.ts';
import { sum } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { QuantityField } from '../form/quantity-field.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { FormButtons, useDeskForm } from './desk-form.tsx';
import type { SplitInput } from './drafts.ts';
import { dayIn } from './hold-days.tsx';

interface SplitFormProps {
  row: DeskOrder;
  typed: SplitInput;
  onType: (typed: SplitInput) => void;
  onClose: () => void;
  /** It closes the form, too. */
  onSaved: () => void;
}

/** What of an order is sent later, as an order of its own, and what is to be collected for each. */
export function SplitForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: SplitFormProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { key = '', quantities = {}, until = '' } = typed;
  const lines = Object.entries(quantities).flatMap(([line, quantity]) => (quantity > 0 ? { _id: line, quantity } : []));
  const isPart = lines.length > 0 && countQuantity(lines) < countQuantity(order.orderItems);
  const { stays, goes } = dividedOrder({ lines: order.orderItems, amounts: order.amounts }, lines);
  const type = (fields: SplitInput) => onType({ key: crypto.randomUUID(), ...typed, ...fields });
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: { lines, revision: desk.revision, ...(until && { until }) },
    async send(body) {
      const headers = { 'Idempotency-Key': key };
      const { number } = await callWithToken(
        'POST /orders/admin/:id/split',
        { params: { id: _id }, body },
        { headers },
      );
      void showToast(t.splitDone(number));
    },
    isRecorded: (now) =>
      now.order.timeline.length > order.timeline.length && now.order.timeline.at(-1)?.event === 'splitInto',
    onSaved,
    onRejected: () => ({ 'key-used-for-another-order': t.splitBefore }),
  });
  return (
    <Form aria-label={t.split} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      <p className="text-ink-soft">{t.splitHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {order.orderItems.map((item, place) => (
          <QuantityField
            key={item._id}
            autoFocus={place === 0}
            name={`lines.${item._id}.quantity`}
            label={t.quantityLater(nameOf(item, language), item.quantity)}
            max={item.quantity}
            quantity={quantities[item._id]}
            onCount={(quantity) => type({ quantities: { ...quantities, [item._id]: quantity } })}
          />
        ))}
      </div>
      <Field
        type="date"
        name="until"
        label={t.askAgainOn}
        min={dayIn(1)}
        max={dayIn(HOLD_DAYS_MAXIMUM)}
        value={until}
        onChange={({ target }) => type({ until: target.value })}
      />
      {isPart && (
        <p className="font-semibold tabular-nums">
          <UnbrokenText text={t.splitSums(sum(toCollect(stays), language), sum(toCollect(goes), language))} />
        </p>
      )}
      <FormButtons isSaving={isSaving} onClose={onClose} isDisabled={!isPart} />
    </Form>
  );
}
