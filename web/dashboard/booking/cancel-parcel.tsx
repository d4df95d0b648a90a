import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { doneBy } from '@aloghor/functions/domain/packing';
import { CANCELLATION_REASON_MAXIMUM, cancellableFrom } from '@aloghor/functions/domain/parcels';
import { useEffect, useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { TextField } from '../form/text-field.tsx';
import { showError, showNotDone, whyNotDone } from '../layout/show-error.ts';
import { cancelling } from '../messages/en/cancelling.ts';
import { useCancelParcel } from './booking-api.ts';

interface CancelParcelProps {
  orderId: string;
  parcel: Parcel;
}

/** Asks the courier to cancel a parcel, or to bring it back, where a call can; what was asked already; or where else to do it. */
export function CancelParcel({ orderId, parcel }: CancelParcelProps) {
  const language = useLanguage();
  const t = useMessages(cancelling);
  const [isOpen, setIsOpen] = useState(false);
  const { courier, cancellation } = parcel;
  const name = carrierName(parcel);
  const mayAsk = useHasCome(cancellableFrom(parcel));
  const { cancelling: way } = courierNamed(courier);
  if (way === 'inPanel' || !parcel.consignmentId) return <p className="text-ink-soft text-sm">{t.onlyInPanel(name)}</p>;
  if (cancellation && cancellation.answer !== 'unknown' && !mayAsk)
    return (
      <p role="status" className="rounded-card bg-glow px-3 py-2">
        {t.asked[cancellation.answer](name, doneBy(cancellation), shopTime(cancellation.at, language))}
      </p>
    );
  return (
    <>
      {cancellation && (
        <p className="rounded-card bg-glow px-3 py-2">
          {cancellation.answer === 'accepted'
            ? t.notDone(name, doneBy(cancellation), shopTime(cancellation.at, language))
            : t.lost(name)}
        </p>
      )}
      {isOpen ? (
        <ReasonForm
          orderId={orderId}
          invoice={parcel.invoice}
          name={name}
          label={t.ways[way].ask(name)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="quiet" size="dense" className="mt-1" onClick={() => setIsOpen(true)}>
          {t.ways[way].open(name)}
        </Button>
      )}
    </>
  );
}

/** Whether a time in milliseconds has come; renders again when it does. */
function useHasCome(time: number): boolean {
  const [now, setNow] = useState(serverNow);
  const isComing = time > now;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setNow(Math.max(time, serverNow())), time - serverNow());
    return () => clearTimeout(timer);
  }, [time, isComing]);
  return time <= now;
}

interface ReasonFormProps extends Pick<Parcel, 'invoice'> {
  orderId: string;
  /** Of the courier. */
  name: string;
  /** Of the button that asks. */
  label: string;
  onClose: () => void;
}

/** The reason, which the courier reads. Where the call fails, it stays as it was typed. */
function ReasonForm({ orderId, invoice, name, label, onClose }: ReasonFormProps) {
  const language = useLanguage();
  const t = useMessages(cancelling);
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending } = useCancelParcel(orderId);

  async function ask() {
    if (isPending) return;
    try {
      const { problem, reasons = [] } = await mutateAsync({ invoice, reason });
      if (problem)
        return void showError(undefined, t.notAsked(name), [t.problems[problem](name), ...reasons].join(' '), language);
      void showToast(t.wasAsked(name));
      onClose();
    } catch (error) {
      void showNotDone(error, t.notAsked(name), whyNotDone(error, t.failed, language), language);
    }
  }

  return (
    <Form className="mt-1 grid w-full max-w-md gap-2" onSubmit={ask}>
      <TextField
        name="reason"
        label={t.reason(name)}
        required
        autoFocus
        maxLength={CANCELLATION_REASON_MAXIMUM}
        value={reason}
        onType={setReason}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" aria-disabled={isPending}>
          {label}
        </Button>
        <Button variant="quiet" size="dense" onClick={onClose}>
          {t.keep}
        </Button>
      </p>
    </Form>
  );
}
