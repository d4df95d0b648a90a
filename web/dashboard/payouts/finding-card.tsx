import type { Payout, PayoutFinding } from '@aloghor/functions/contract/payouts';
import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { doneBy } from '@aloghor/functions/domain/packing';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { TextField } from '../form/text-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormError } from '../layout/show-error.ts';
import { payoutsPage } from '../messages/en/payouts.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { useCloseFinding } from './payouts-api.ts';

interface FindingCardProps {
  payout: Payout;
  finding: PayoutFinding;
}

/** What is wrong with a payout, by how much, in which row and of which order, and the form that closes it. */
export function FindingCard({ payout, finding }: FindingCardProps) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const { kind, row: place, taka, closed } = finding;
  const row = place === undefined ? undefined : payout.rows[place];
  const difference = taka > 0 ? t.payout.tooLittle(sum(taka, language)) : t.payout.tooMuch(sum(-taka, language));
  const name = [t.findings[kind], place !== undefined && t.payout.row(place + 1)].filter(Boolean).join(', ');
  return (
    <article aria-label={name} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans font-semibold text-base">{name}</h3>
        <p className={`whitespace-nowrap tabular-nums ${closed ? '' : 'font-semibold text-danger'}`}>{difference}</p>
      </div>
      {row && (
        <p className="wrap-anywhere text-ink-soft">
          {row.orderId && row.number && (
            <>
              <Link
                to={paths.dashboard.order(row.orderId)}
                className="font-semibold text-bottle underline underline-offset-4"
              >
                {row.number}
              </Link>{' '}
            </>
          )}
          <span>{[row.consignmentId, row.invoice, row.word, row.reason].filter(Boolean).join(', ')}</span>
        </p>
      )}
      {closed ? (
        <p className="wrap-anywhere">{t.payout.closed(closed.reason, doneBy(closed), shopTime(closed.at, language))}</p>
      ) : (
        <CloseForm id={payout._id} finding={finding} name={name} />
      )}
    </article>
  );
}

/** Typing a reason and closing are two acts: a closed finding is not opened again. */
function CloseForm({ id, finding: { kind, row }, name }: { id: string; finding: PayoutFinding; name: string }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage).payout;
  const { mutateAsync, isPending } = useCloseFinding(id);
  const [reason, setReason] = useState('');
  useAskBeforeLeaving(reason.trim() !== '');

  async function close(form: HTMLFormElement) {
    if (isPending) return;
    try {
      await mutateAsync({ kind, row, reason: reason.trim() });
      setReason('');
      void showToast(t.isClosed);
    } catch (error) {
      void showFormError(form, error, t.notClosed, orderErrorText(error, language), language);
    }
  }

  return (
    <Form className="flex max-w-2xl flex-wrap items-end gap-3" onSubmit={close}>
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
      <Button type="submit" variant="quiet" aria-label={t.closeOf(name)} aria-disabled={isPending}>
        {t.close}
      </Button>
    </Form>
  );
}
