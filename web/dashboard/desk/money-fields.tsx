import { TRANSACTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { sum } from '../../shared/lib/format.ts';
import { deliveryCharges } from '../../shared/shop.config.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NumberField } from '../layout/number-field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { MoneyInput } from './drafts.ts';

interface MoneyFieldsProps {
  typed: MoneyInput;
  /** Called with the one field that was touched. */
  onType: (field: MoneyInput) => void;
  isFocused?: boolean;
}

/** The fields of delivery charge, discount and advance, with the charges that the shop has set by zone. */
export function MoneyFields({ typed, onType, isFocused }: MoneyFieldsProps) {
  const taka = (name: 'deliveryCharge' | 'discount' | 'advance') => ({
    label: tAdmin.desk[name],
    decimals: 2,
    value: typed[name] ?? '',
    onType: (value: string) => onType({ [name]: value }),
  });
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
        <NumberField autoFocus={isFocused} {...taka('deliveryCharge')} />
        <NumberField {...taka('discount')} />
        <NumberField {...taka('advance')} />
        <Field
          label={tAdmin.desk.transaction}
          required={Number(typed.advance) > 0}
          maxLength={TRANSACTION_MAXIMUM}
          value={typed.transaction ?? ''}
          onChange={({ target }) => onType({ transaction: target.value })}
        />
      </div>
    </>
  );
}
