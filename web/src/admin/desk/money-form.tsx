import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { TRANSACTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { toCollect } from '@aloghor/functions/domain/orders';
import { callWithToken } from '../../api/client.ts';
import { sum } from '../../lib/format.ts';
import { deliveryCharges } from '../../shop.config.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { TypedMoney } from './drafts.ts';
import { FormButtons } from './form-buttons.tsx';
import { moneyFrom, typedFrom } from './typed-money.ts';
import { useDeskForm } from './use-desk-form.ts';

interface MoneyFormProps {
  row: DeskOrder;
  typed: TypedMoney;
  onType: (typed: TypedMoney) => void;
  onClose: () => void;
}

/** Delivery charge, discount and advance, with the sum that they leave to collect. */
export function MoneyForm({ row: { _id, order, desk }, typed, onType, onClose }: MoneyFormProps) {
  const shown = { ...typedFrom(order.money), ...typed };
  const money = moneyFrom(shown);
  const { onSubmit, isSaving } = useDeskForm(
    _id,
    () =>
      callWithToken('POST /orders/admin/:id/money', {
        params: { id: _id },
        body: { ...money, revision: desk.revision },
      }),
    onClose,
  );
  const field = (name: keyof TypedMoney) => ({
    value: shown[name],
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
  });
  const taka = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01' } as const;
  return (
    <Form aria-label={tAdmin.desk.money} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      {deliveryCharges.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {deliveryCharges.map(({ zone, taka: charge }) => (
            <Button
              key={zone}
              variant="quiet"
              size="dense"
              onClick={() => onType({ ...typed, deliveryCharge: String(charge) })}
            >
              {tAdmin.desk.zones[zone]} {sum(charge)}
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={tAdmin.desk.deliveryCharge} autoFocus {...taka} {...field('deliveryCharge')} />
        <Field label={tAdmin.desk.discount} {...taka} {...field('discount')} />
        <Field label={tAdmin.desk.advance} {...taka} {...field('advance')} />
        <Field
          label={tAdmin.desk.transaction}
          required={money.advance !== null}
          maxLength={TRANSACTION_MAXIMUM}
          {...field('transaction')}
        />
      </div>
      <p className="flex justify-between font-semibold">
        {tAdmin.desk.toCollect}
        <output className="tabular-nums">
          {sum(toCollect({ ...order, money: { ...money, advance: money.advance ?? undefined } }))}
        </output>
      </p>
      <FormButtons isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}
