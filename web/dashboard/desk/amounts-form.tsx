import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { AMOUNT_KINDS, AMOUNTS, maySet, takaOfKind } from '@aloghor/functions/domain/amounts';
import { TRANSACTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { Fragment, useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { InPanelSwitch } from '../booking/in-panel-switch.tsx';
import { NumberField } from '../form/number-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { deskPage } from '../messages/en/desk.ts';
import {
  amountsInputOf,
  confirmAmounts,
  parseAmountsInput,
  suggestedCharge,
  transactionField,
} from './amounts-input.ts';
import { FormButtons, useDeskForm } from './desk-form.tsx';
import type { AmountsInput } from './drafts.ts';

interface AmountsFormProps {
  row: DeskOrder;
  typed: AmountsInput;
  onType: (typed: AmountsInput) => void;
  onClose: () => void;
  /** It closes the form, too. */
  onSaved: () => void;
}

/** The amounts beside the total, with the resulting sum to collect. */
export function AmountsForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: AmountsFormProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const delivery = useShopSettings()?.delivery;
  const suggested = takaOfKind(order, 'delivery') === undefined ? suggestedCharge(delivery, order) : {};
  const shown = { ...amountsInputOf(order.amounts), ...suggested, ...typed };
  const amounts = parseAmountsInput(shown);
  const [isInPanel, setIsInPanel] = useState(false);
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: { amounts, revision: desk.revision, ...(isInPanel && { inPanel: true as const }) },
    send: (body) => callWithToken('POST /orders/admin/:id/amounts', { params: { id: _id }, body }),
    isRecorded: (now) =>
      JSON.stringify(parseAmountsInput(amountsInputOf(now.order.amounts))) === JSON.stringify(amounts),
    onSaved,
    confirm: () => confirmAmounts(order.totalPrice, amounts, language),
  });
  return (
    <Form aria-label={t.money} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      <AmountsFields typed={shown} onType={(fields) => onType({ ...typed, ...fields })} isFocused />
      <p className="flex justify-between font-semibold">
        {t.toCollect}
        <output className="tabular-nums">{sum(sumToCollect({ ...order, amounts }), language)}</output>
      </p>
      <InPanelSwitch order={order} parcel={desk.parcel} value={isInPanel} onType={setIsInPanel} />
      <FormButtons isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}

interface AmountsFieldsProps {
  typed: AmountsInput;
  /** Called with the one field that was touched. */
  onType: (field: AmountsInput) => void;
  isFocused?: boolean;
}

/** The fields of the amounts that the caller may set, with the charges that the shop has set by zone. */
export function AmountsFields({ typed, onType, isFocused }: AmountsFieldsProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { charges } = useShopSettings()?.delivery ?? { charges: [] };
  const tOrders = useMessages(placedOrders);
  const { visitor } = useSession();
  const kinds = AMOUNT_KINDS.filter((kind) => maySet(visitor, kind));
  return (
    <>
      {charges.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {charges.map(({ zone, taka: charge }) => (
            <Button key={zone} variant="quiet" size="dense" onClick={() => onType({ delivery: String(charge) })}>
              {t.zones[zone]} <span>{sum(charge, language)}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind, index) => (
          <Fragment key={kind}>
            <NumberField
              autoFocus={isFocused && index === 0}
              name={`amounts.${kind}.taka`}
              label={tOrders.amounts[kind]}
              decimals={2}
              value={typed[kind] ?? ''}
              onType={(taka) => onType({ [kind]: taka })}
            />
            {AMOUNTS[kind].received && (
              <TextField
                name={`amounts.${kind}.transaction`}
                label={t.transaction}
                required={Number(typed[kind]) > 0}
                maxLength={TRANSACTION_MAXIMUM}
                value={typed[transactionField(kind)] ?? ''}
                onType={(transaction) => onType({ [transactionField(kind)]: transaction })}
              />
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
