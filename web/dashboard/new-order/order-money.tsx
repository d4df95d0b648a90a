import { MoneyFields } from '../desk/money-fields.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { DraftProps } from './how-it-came.tsx';
import { shownMoney } from './new-order-draft.ts';

/** Delivery charge, discount and advance of the order. */
export function OrderMoney({ draft, onChange }: DraftProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-serif text-lg">{tAdmin.desk.money}</legend>
      <MoneyFields typed={shownMoney(draft)} onType={(money) => onChange({ money: { ...draft.money, ...money } })} />
    </fieldset>
  );
}
