import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { NOTES_MAXIMUM, ORDER_SUM_MAXIMUM } from '@aloghor/functions/domain/limits';
import { doneBy } from '@aloghor/functions/domain/packing';
import { isCompensable } from '@aloghor/functions/domain/parcels';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { NumberField, takaOf } from '../form/number-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormNotDone, whyNotDone } from '../layout/show-error.ts';
import { compensation as messages } from '../messages/en/compensation.ts';
import { useNoteCompensation } from './booking-api.ts';

interface CompensationProps {
  orderId: string;
  parcel: Parcel;
}

/** What a courier is asked to pay for a parcel that it has lost or damaged, what came of it, and the forms for both. */
export function CompensationPart({ orderId, parcel }: CompensationProps) {
  const language = useLanguage();
  const t = useMessages(messages);
  const { visitor } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { compensation, state } = parcel;
  const name = carrierName(parcel);
  const mayNote = hasPermission(visitor, 'payments:change') && isCompensable(state);
  if (!compensation && !mayNote) return null;
  if (compensation?.closed)
    return (
      <div className="grid justify-items-start gap-2">
        <p>{closedText()}</p>
        {mayNote && !compensation.payout && (
          <OpenAgain orderId={orderId} parcel={parcel} closedSeen={compensation.closed.at} />
        )}
      </div>
    );
  if (!compensation && !isOpen && state !== 'lost')
    return (
      <Button
        variant="quiet"
        size="dense"
        aria-label={`${t.open(name)}: ${parcel.invoice}`}
        onClick={() => setIsOpen(true)}
      >
        {t.open(name)}
      </Button>
    );
  return (
    <div className="grid w-full max-w-2xl gap-3 rounded-card bg-glow px-3 py-2">
      <p>
        {compensation
          ? t.asked(name, sum(compensation.asked, language), doneBy(compensation), shopTime(compensation.at, language))
          : state === 'lost'
            ? t.lost(name)
            : t.ask(name)}
      </p>
      {mayNote && <CompensationForms orderId={orderId} parcel={parcel} onClose={() => setIsOpen(false)} />}
    </div>
  );

  function closedText(): string {
    const { asked = 0, paid, closed } = compensation ?? {};
    const whom = closed ? ([doneBy(closed), shopTime(closed.at, language)] as const) : (['', ''] as const);
    if (paid !== undefined) return t.paid(name, sum(paid, language), sum(asked, language), ...whom);
    return t.closed(name, closed?.reason ?? '', ...whom);
  }
}

/** Where it was closed by mistake, such as with a wrong sum. */
function OpenAgain({ orderId, parcel, closedSeen }: CompensationProps & { closedSeen: number }) {
  const language = useLanguage();
  const t = useMessages(messages);
  const { mutateAsync, isPending } = useNoteCompensation(orderId);
  const { courier, invoice } = parcel;

  async function open() {
    if (isPending) return;
    try {
      await mutateAsync({ courier, invoice, closedSeen });
      void showToast(t.noted);
    } catch (error) {
      void showFormNotDone(null, error, t.notNoted, whyNotDone(error, t.failed, language), language);
    }
  }

  return (
    <Button variant="quiet" size="dense" aria-disabled={isPending} onClick={open}>
      {t.openAgain(invoice)}
    </Button>
  );
}

/** Asking and what was paid are sums, and closing without one wants a reason: each is typed first, then noted by its button. */
function CompensationForms({ orderId, parcel, onClose }: CompensationProps & { onClose: () => void }) {
  const language = useLanguage();
  const t = useMessages(messages);
  const { mutateAsync, isPending } = useNoteCompensation(orderId);
  const [taka, setTaka] = useState('');
  const [reason, setReason] = useState('');
  useAskBeforeLeaving(taka !== '' || reason !== '');
  const { courier, invoice, compensation } = parcel;
  const noteIt = compensation ? t.notePaid : t.noteAsked;

  async function note(noted: { asked?: number; paid?: number; reason?: string }, form: HTMLFormElement) {
    if (isPending) return;
    try {
      await mutateAsync({ courier, invoice, ...noted });
      setTaka('');
      setReason('');
      onClose();
      void showToast(t.noted);
    } catch (error) {
      void showFormNotDone(form, error, t.notNoted, whyNotDone(error, t.failed, language), language);
    }
  }

  return (
    <>
      <Form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(form) => note(compensation ? { paid: takaOf(taka) } : { asked: takaOf(taka) }, form)}
      >
        <div className="w-56">
          <NumberField
            name={compensation ? 'paid' : 'asked'}
            label={compensation ? t.paidSum : t.askedSum}
            required
            min={0.01}
            max={ORDER_SUM_MAXIMUM}
            decimals={2}
            value={taka}
            onType={setTaka}
          />
        </div>
        <Button type="submit" size="dense" aria-label={`${noteIt}: ${invoice}`} aria-disabled={isPending}>
          {noteIt}
        </Button>
      </Form>
      <Form className="flex flex-wrap items-end gap-3" onSubmit={(form) => note({ reason: reason.trim() }, form)}>
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
        <Button
          type="submit"
          variant="quiet"
          size="dense"
          aria-label={`${t.writeOff}: ${invoice}`}
          aria-disabled={isPending}
        >
          {t.writeOff}
        </Button>
      </Form>
    </>
  );
}
