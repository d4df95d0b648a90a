import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { NOTES_MAXIMUM, ORDER_SUM_MAXIMUM } from '@aloghor/functions/domain/limits';
import { stillToCome, sumOfTaka } from '@aloghor/functions/domain/orders';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { bindFields } from '../form/bind-fields.ts';
import { isNumberWithin, NumberField } from '../form/number-field.tsx';
import { LongTextField } from '../form/text-field.tsx';
import { useTabState } from '../form/unsaved-edits.ts';
import { askFirst } from '../layout/ask-first.ts';
import { panelStyle } from '../layout/page.tsx';
import { showFormNotDone } from '../layout/show-error.ts';
import { ridersPage } from '../messages/en/riders.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { type CashDraft, EMPTY_DRAFT, readCashDrafts } from './cash-drafts.ts';
import { useSettle } from './riders-api.ts';

interface CashFormProps {
  rider: string;
  day: string;
  /** Those that came to an end on the day and are not settled. */
  orders: PackingOrder[];
  /** How many are still out. */
  out: number;
}

/** What the rider hands over of a day. It is settled after a question; what is typed stays until then, also after a reload. */
export function CashForm({ rider, day, orders, out }: CashFormProps) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const { mutateAsync, isPending } = useSettle();
  const [drafts, setDrafts] = useTabState('rider-cash', readCashDrafts);
  const key = `${rider} ${day}`;
  const draft = drafts[key] ?? EMPTY_DRAFT;
  const expected = sumOfTaka(orders.map(stillToCome));
  const { cash } = t;

  function type(changed: Partial<CashDraft>) {
    setDrafts((all) => ({ ...all, [key]: { ...(all[key] ?? EMPTY_DRAFT), ...changed } }));
  }

  async function settle(form: HTMLFormElement) {
    if (isPending) return;
    const handedOver = Number(draft.handedOver);
    const difference = differenceText(expected, handedOver, language);
    const text = cash.ask(sum(expected, language), sum(handedOver, language), difference);
    const { yes, no } = cash;
    if (!(await askFirst({ question: cash.question(orders.length, rider), text, yes, no }))) return;
    const brought = orders.map((order) => ({ _id: order._id, taka: stillToCome(order) }));
    try {
      await mutateAsync({ rider, day, orders: brought, handedOver, note: draft.note });
      setDrafts(({ [key]: _, ...others }) => others);
      void showToast(cash.settled(rider, sum(expected, language)));
    } catch (error) {
      const why = orderErrorText(error, language, cash.notSettled);
      void showFormNotDone(form, error, cash.notSettledTitle, why, language);
    }
  }

  return (
    <section aria-label={cash.title} className={panelStyle}>
      <h2 className="text-xl">{cash.title}</h2>
      <Form className="mt-4 grid max-w-xl gap-4" onSubmit={settle}>
        <p className="flex justify-between gap-3 font-semibold">
          <span>{cash.expected}</span> <span className="tabular-nums">{sum(expected, language)}</span>
        </p>
        <NumberField
          name="handedOver"
          label={cash.handedOver}
          max={ORDER_SUM_MAXIMUM}
          decimals={2}
          required
          value={draft.handedOver}
          onType={(handedOver) => type({ handedOver })}
        />
        <Difference expected={expected} typed={draft.handedOver} />
        <LongTextField {...bindFields(draft, type)('note')} label={cash.note} maxLength={NOTES_MAXIMUM} />
        {out > 0 && <p className="text-ink-soft">{cash.stillOut(out)}</p>}
        <Button type="submit" aria-disabled={isPending} className="justify-self-start">
          {cash.settle}
        </Button>
      </Form>
    </section>
  );
}

/** What is missing, or too much, as soon as a sum is typed. */
function Difference({ expected, typed }: { expected: number; typed: string }) {
  const language = useLanguage();
  if (!isNumberWithin(typed, { decimals: 2 })) return null;
  const text = differenceText(expected, Number(typed), language);
  return (
    <p role="status" className={`font-semibold ${text ? 'text-danger' : 'text-success'}`}>
      {text ?? messagesIn(language, ridersPage).settlement.agrees}
    </p>
  );
}

/** Undefined where nothing is missing, or too much. */
export function differenceText(expected: number, handedOver: number, language: LanguageCode): string | undefined {
  const { cash } = messagesIn(language, ridersPage);
  const missing = sumOfTaka([expected, -handedOver]);
  if (missing === 0) return undefined;
  return missing > 0 ? cash.missingOf(sum(missing, language)) : cash.tooMuchOf(sum(-missing, language));
}
