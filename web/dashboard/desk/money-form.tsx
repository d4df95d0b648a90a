import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { toCollect } from '@aloghor/functions/domain/orders';
import { callWithToken } from '../../shared/api/client.ts';
import { sum } from '../../shared/lib/format.ts';
import { Form } from '../../shared/ui/form.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { confirmMoney } from './confirm-money.ts';
import type { MoneyInput } from './drafts.ts';
import { FormButtons } from './form-buttons.tsx';
import { MoneyFields } from './money-fields.tsx';
import { suggestedCharge } from './proposed-charge.ts';
import { moneyInputOf, parseMoneyInput } from './typed-money.ts';
import { useDeskForm } from './use-desk-form.ts';

interface MoneyFormProps {
  row: DeskOrder;
  typed: MoneyInput;
  onType: (typed: MoneyInput) => void;
  onClose: () => void;
  /** Closes it, too. */
  onSaved: () => void;
}

/** Delivery charge, discount and advance, with the sum that they leave to collect. */
export function MoneyForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: MoneyFormProps) {
  const shown = { ...moneyInputOf(order.money), ...(order.money ? {} : suggestedCharge(order.place)), ...typed };
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
    confirm: () => confirmMoney(order.totalPrice, money),
  });
  return (
    <Form aria-label={tAdmin.desk.money} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      <MoneyFields typed={shown} onType={(fields) => onType({ ...typed, ...fields })} isFocused />
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
