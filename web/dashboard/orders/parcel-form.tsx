import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { ParcelOutcome } from '@aloghor/functions/domain/order-outcomes';
import { sumOfTaka, toCollect } from '@aloghor/functions/domain/orders';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { byEntries, showRejected } from '../../shared/ui/rejected-fields.ts';
import { Problem } from '../../shared/ui/status.tsx';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { bindFields } from '../form/bind-fields.ts';
import { SwitchField } from '../form/choices.tsx';
import { isNumberWithin, NumberField } from '../form/number-field.tsx';
import { LongTextField } from '../form/text-field.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { orderErrorText } from './order-changes.ts';
import { useCloseParcel } from './orders-api.ts';
import { isPartlyReturned, type ParcelInput, sumDue, toClosing } from './parcel-input.ts';
import { ReturnReasonSelect } from './return-reason.tsx';

export interface ParcelFormProps {
  order: Pick<PackingOrder, '_id' | 'number' | 'orderItems' | 'totalPrice' | 'amounts' | 'payment'>;
  outcome: ParcelOutcome;
  /** Whether it asks if the shop has the money; a rider of its own hands that over later. */
  asksReceived?: boolean;
  /** Called when the outcome is recorded or the form is left. */
  onClose: () => void;
}

const NOTHING_TYPED: ParcelInput = { cameBack: {}, reason: '', isReceived: false, note: '' };

/** What came back of a parcel, why, and what was collected; recording it closes the order. */
export function ParcelForm({ order, outcome, asksReceived = true, onClose }: ParcelFormProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useCloseParcel(order._id);
  const [typed, setTyped] = useState<ParcelInput>(NOTHING_TYPED);
  const [problem, setProblem] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const texts = t.parcel;
  const collected = typed.collected ?? String(sumDue(order, outcome, typed));
  const due = toCollect({ totalPrice: order.totalPrice, amounts: order.amounts });
  const isTooMuch = Number(collected) > due;
  const paid = order.payment?.sum;
  const { askMoreThanDue } = t;

  function type(more: Partial<ParcelInput>) {
    setTyped({ ...typed, ...more });
    setIsAsked(false);
  }

  async function record(form: HTMLFormElement) {
    const closing = toClosing(order, outcome, typed);
    if (isPending || !closing) return;
    if (outcome === 'partlyDelivered' && !isPartlyReturned(order, typed)) return setProblem(texts.notPart);
    setProblem(undefined);
    if (isTooMuch && !isAsked) return setIsAsked(true);
    try {
      await mutateAsync(closing);
      onClose();
      void showToast(t.updated(order._id, texts.outcomes[outcome]), LONG_SUCCESS_MS);
    } catch (error) {
      // In the form, beside what can be changed.
      setProblem(showRejected(form, error, orderErrorText(error, language), language, byEntries(closing)));
    }
  }

  return (
    <Form className="grid gap-4" onSubmit={record}>
      <div>
        <h2 className="text-2xl">{texts.outcomes[outcome]}</h2>
        <p className="mt-1 text-ink-soft">{texts.text[outcome](order.number)}</p>
      </div>
      {outcome === 'partlyDelivered' && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{texts.whatCameBack}</legend>
          {order.orderItems.map((item) => (
            <div key={item._id} lang={langOfName(item, language)}>
              <NumberField
                name={`cameBack.${item._id}.quantity`}
                label={texts.quantityOf(nameOf(item, language), item.quantity)}
                max={item.quantity}
                required
                value={typed.cameBack[item._id] ?? '0'}
                onType={(quantity) => type({ cameBack: { ...typed.cameBack, [item._id]: quantity } })}
              />
            </div>
          ))}
        </fieldset>
      )}
      <ReturnReasonSelect
        value={typed.reason}
        hint={typed.reason === 'damaged' ? texts.damaged : undefined}
        onChoose={(reason) => type({ reason })}
      />
      <NumberField
        name="collected"
        label={paid === undefined ? texts.collected : texts.keptInAll}
        decimals={2}
        required
        value={collected}
        hint={collectedHint(paid, collected, language)}
        onType={(sumTyped) => type({ collected: sumTyped })}
      />
      {asksReceived && paid === undefined && Number(collected) > 0 && (
        <SwitchField value={typed.isReceived} onType={(isReceived) => type({ isReceived })}>
          {t.alsoReceived(sum(Number(collected), language))}
        </SwitchField>
      )}
      <LongTextField {...bindFields(typed, type)('note')} label={texts.note} maxLength={NOTES_MAXIMUM} />
      <Problem>{problem}</Problem>
      {isAsked && (
        <p role="alert" className="rounded-card bg-glow px-4 py-3">
          <strong className="block font-semibold">{askMoreThanDue.question}</strong>
          <UnbrokenText text={askMoreThanDue.text(sum(Number(collected), language), sum(due, language))} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isAsked ? askMoreThanDue.yes : texts.record}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.leave}
        </Button>
      </div>
    </Form>
  );
}

/** What the sum means beside what was paid before; while it is no number, only what is asked for. */
export function collectedHint(paid: number | undefined, typed: string, language: LanguageCode): string {
  const { paidBefore, collectedHint: asked } = messagesIn(language, ordersPage).parcel;
  if (paid === undefined || !isNumberWithin(typed, { decimals: 2 })) return asked;
  const kept = Number(typed);
  const [before, difference] = [sum(paid, language), sum(Math.abs(sumOfTaka([kept, -paid])), language)];
  if (kept === paid) return paidBefore.all(before);
  return kept > paid ? paidBefore.restCollected(before, difference) : paidBefore.partRefunded(before, difference);
}
