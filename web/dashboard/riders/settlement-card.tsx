import type { RiderSettlement } from '@aloghor/functions/contract/riders';
import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { doneBy } from '@aloghor/functions/domain/packing';
import { useState } from 'react';
import { dateText, shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormError } from '../layout/show-error.ts';
import { ridersPage } from '../messages/en/riders.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { differenceText } from './cash-form.tsx';
import { useCloseDifference } from './riders-api.ts';

interface SettlementCardProps {
  settlement: RiderSettlement;
  /** Whether an open difference comes with the form that closes it. */
  mayClose?: boolean;
}

/** What a rider has handed over of a day, and for which orders. */
export function SettlementCard({ settlement, mayClose = false }: SettlementCardProps) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const { rider, day, at, orders, expected, handedOver, note, isOpen, closed } = settlement;
  const texts = t.settlement;
  const title = texts.title(rider, dateText(day, language));
  return (
    <article aria-label={title} className="grid gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft text-sm">{texts.by(doneBy(settlement), shopTime(at, language))}</p>
      </div>
      <dl className="grid max-w-xl gap-1">
        <Line label={t.cash.expected} value={sum(expected, language)} />
        <Line label={t.cash.handedOver} value={sum(handedOver, language)} />
      </dl>
      <p className={`font-semibold ${isOpen ? 'text-danger' : ''}`}>
        {differenceText(expected, handedOver, language) ?? texts.agrees}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bottle underline underline-offset-4">
          {texts.orders(orders.length)}
        </summary>
        <dl className="grid max-w-xl gap-1">
          {orders.map(({ _id, number, taka }) => (
            <Line key={_id} label={number} value={sum(taka, language)} />
          ))}
        </dl>
      </details>
      {closed && (
        <p className="wrap-anywhere">{texts.closed(closed.reason, doneBy(closed), shopTime(closed.at, language))}</p>
      )}
      {isOpen && mayClose && <CloseForm id={settlement._id} />}
    </article>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>
        <WithOrderNumber text={label} />
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}

/** Typing a reason and closing are two acts: a closed difference is not opened again. */
function CloseForm({ id }: { id: string }) {
  const language = useLanguage();
  const t = useMessages(ridersPage).settlement;
  const { mutateAsync, isPending } = useCloseDifference(id);
  const [reason, setReason] = useState('');
  useAskBeforeLeaving(reason.trim() !== '');

  async function close(form: HTMLFormElement) {
    if (isPending) return;
    try {
      await mutateAsync(reason.trim());
      setReason('');
      void showToast(t.isClosed);
    } catch (error) {
      void showFormError(form, error, t.notClosedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <Form className="flex max-w-xl flex-wrap items-end gap-3" onSubmit={close}>
      <div className="min-w-56 grow">
        <TextField
          name="reason"
          label={t.reason}
          required
          maxLength={NOTES_MAXIMUM}
          value={reason}
          onType={setReason}
        />
      </div>
      <Button type="submit" variant="quiet" aria-disabled={isPending}>
        {t.close}
      </Button>
    </Form>
  );
}
