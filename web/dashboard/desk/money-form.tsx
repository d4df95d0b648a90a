import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { TRANSACTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { deliveryQuery } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { NumberField } from '../layout/number-field.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { FormButtons, useDeskForm } from './desk-form.tsx';
import type { MoneyInput } from './drafts.ts';
import { confirmMoney, moneyInputOf, parseMoneyInput, suggestedCharge } from './money-input.ts';

interface MoneyFormProps {
  row: DeskOrder;
  typed: MoneyInput;
  onType: (typed: MoneyInput) => void;
  onClose: () => void;
  /** It closes the form, too. */
  onSaved: () => void;
}

/** Delivery charge, discount and advance, with the resulting sum to collect. */
export function MoneyForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: MoneyFormProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { data: delivery } = useQuery(deliveryQuery);
  const suggested = order.money ? {} : suggestedCharge(delivery, order);
  const shown = { ...moneyInputOf(order.money), ...suggested, ...typed };
  const money = parseMoneyInput(shown);
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    send: () =>
      callWithToken('POST /orders/admin/:id/money', {
        params: { id: _id },
        body: { ...money, revision: desk.revision },
      }),
    isRecorded: (now) => JSON.stringify(parseMoneyInput(moneyInputOf(now.order.money))) === JSON.stringify(money),
    onSaved,
    confirm: () => confirmMoney(order.totalPrice, money, language),
  });
  return (
    <Form aria-label={tAdmin.desk.money} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      <MoneyFields typed={shown} onType={(fields) => onType({ ...typed, ...fields })} isFocused />
      <p className="flex justify-between font-semibold">
        {tAdmin.desk.toCollect}
        <output className="tabular-nums">
          {sum(sumToCollect({ ...order, money: { ...money, advance: money.advance ?? undefined } }), language)}
        </output>
      </p>
      <FormButtons isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}

interface MoneyFieldsProps {
  typed: MoneyInput;
  /** Called with the one field that was touched. */
  onType: (field: MoneyInput) => void;
  isFocused?: boolean;
}

/** The fields of delivery charge, discount and advance, with the charges that the shop has set by zone. */
export function MoneyFields({ typed, onType, isFocused }: MoneyFieldsProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { data: { charges } = { charges: [] } } = useQuery(deliveryQuery);
  const taka = (name: 'deliveryCharge' | 'discount' | 'advance') => ({
    label: tAdmin.desk[name],
    decimals: 2,
    value: typed[name] ?? '',
    onType: (value: string) => onType({ [name]: value }),
  });
  return (
    <>
      {charges.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {charges.map(({ zone, taka: charge }) => (
            <Button key={zone} variant="quiet" size="dense" onClick={() => onType({ deliveryCharge: String(charge) })}>
              {tAdmin.desk.zones[zone]} <span>{sum(charge, language)}</span>
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
