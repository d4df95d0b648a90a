import { TRANSACTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { sum } from '../../lib/format.ts';
import { deliveryCharges } from '../../shop.config.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { TypedMoney } from './drafts.ts';

interface MoneyFieldsProps {
  typed: TypedMoney;
  /** Called with the one field that was touched. */
  onType: (field: TypedMoney) => void;
  isFocused?: boolean;
}

/** The fields of delivery charge, discount and advance, with the charges that the shop has set by zone. */
export function MoneyFields({ typed, onType, isFocused }: MoneyFieldsProps) {
  const field = (name: keyof TypedMoney) => ({
    value: typed[name] ?? '',
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  });
  const taka = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01' } as const;
  return (
    <>
      {deliveryCharges.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {deliveryCharges.map(({ zone, taka: charge }) => (
            <Button key={zone} variant="quiet" size="dense" onClick={() => onType({ deliveryCharge: String(charge) })}>
              {tAdmin.desk.zones[zone]} {sum(charge)}
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={tAdmin.desk.deliveryCharge} autoFocus={isFocused} {...taka} {...field('deliveryCharge')} />
        <Field label={tAdmin.desk.discount} {...taka} {...field('discount')} />
        <Field label={tAdmin.desk.advance} {...taka} {...field('advance')} />
        <Field
          label={tAdmin.desk.transaction}
          required={Number(typed.advance) > 0}
          maxLength={TRANSACTION_MAXIMUM}
          {...field('transaction')}
        />
      </div>
    </>
  );
}
