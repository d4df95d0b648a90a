import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { BY_FILE, carrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { isUncertain, LOOKED_UP_FOR_MS, type SettledState } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { TextField } from '../form/text-field.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { showError, showNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { useSendAgain, useSettleParcel } from './booking-api.ts';
import { DownloadFile } from './file-actions.tsx';

/** What is being done about a parcel of which nobody knows whether it is booked, and what a person can say of it. */
export function UnknownParcel({ orderId, parcel }: { orderId: string; parcel: Parcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const [consignmentId, setConsignmentId] = useState('');
  const { courier, invoice, at, state: now, doubt, otherConsignmentId } = parcel;
  const { mutateAsync, isPending } = useSettleParcel(invoice);
  const name = carrierName(parcel);
  const isByFile = courier === BY_FILE;
  const whatNow = isByFile ? t.waitsForUpload(name) : doubt ? t.doubts[doubt](name, '') : whatIsAsked();

  function whatIsAsked(): string {
    if (!courierNamed(courier).findsByInvoice) return t.lookThere(name, invoice);
    return serverNow() < at + LOOKED_UP_FOR_MS ? t.beingAsked(name) : t.notTold(name, invoice);
  }

  async function settle(decision: SettledState, found?: string) {
    if (isPending) return;
    if (decision !== 'booked' && !(await askFirst(questionOf(decision)))) return;
    try {
      await mutateAsync({ decision, ...(found && { consignmentId: found }) });
      void showToast(t.noted);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  function questionOf(decision: SettledState) {
    const { askNotItsNumber, askNeverBooked } = t;
    const [{ question, yes, no }, text] =
      decision === 'cancelled'
        ? [askNotItsNumber, askNotItsNumber.text(invoice)]
        : [askNeverBooked, askNeverBooked.text(name, invoice)];
    return { question: question(name), text, yes, no };
  }

  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-glow px-3 py-2">
      <p role="status">{whatNow}</p>
      {isByFile && <DownloadFile ids={[orderId]} name={name} />}
      {otherConsignmentId && (
        <Button
          variant="quiet"
          size="dense"
          aria-disabled={isPending}
          onClick={() => void settle('booked', otherConsignmentId)}
        >
          {t.itsNumber(otherConsignmentId)}
        </Button>
      )}
      <Form className="grid gap-2" onSubmit={() => settle('booked', consignmentId)}>
        <TextField
          name="consignmentId"
          label={t.consignmentId(name)}
          required={!isByFile}
          maxLength={40}
          value={consignmentId}
          onType={setConsignmentId}
        />
        <Button type="submit" variant="quiet" size="dense" className="justify-self-start" aria-disabled={isPending}>
          {t.isThere}
        </Button>
      </Form>
      {courierNamed(courier).refusesRepeats && now === 'unknown' && !doubt && (
        <SendAgain orderId={orderId} parcel={parcel} />
      )}
      <Button
        variant="quiet"
        size="dense"
        aria-disabled={isPending}
        onClick={() => void settle(doubt ? 'cancelled' : 'rejected')}
      >
        {doubt ? t.notItsNumber : t.neverBooked}
      </Button>
    </div>
  );
}

/** Sends it once more, after a question: its courier refuses an invoice that it has, so there are never two. */
function SendAgain({ orderId, parcel }: { orderId: string; parcel: Parcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { mutateAsync, isPending } = useSendAgain(orderId);
  const name = carrierName(parcel);
  const { question, text, yes, no, sent } = t.askAgain;

  async function send() {
    if (isPending || !(await askFirst({ question: question(name), text: text(name, parcel.invoice), yes, no }))) return;
    try {
      const row = await mutateAsync(parcel);
      const problems = row?.problems.map((problem) => t.problems[problem](name)) ?? [];
      const said = [...problems, ...(row?.parcel?.reasons ?? [])].join(' ');
      if (problems.length > 0) void showError(undefined, t.notNotedTitle, said, language);
      else if (row?.parcel && !isUncertain(row.parcel.state)) void showToast(sent);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  return (
    <Button variant="quiet" size="dense" aria-disabled={isPending} onClick={() => void send()}>
      {t.again}
    </Button>
  );
}
