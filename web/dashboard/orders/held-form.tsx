import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { HELD_REASON_MAXIMUM } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { useSettleParcel } from '../booking/booking-api.ts';
import { TextField } from '../form/text-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { deskPage } from '../messages/en/desk.ts';

/** Notes that a courier without an interface could not deliver a parcel, and why: then it is to be rescued like those of others. */
export function HeldForm({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const tDesk = useMessages(deskPage);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [reason, setReason] = useState('');
  useAskBeforeLeaving(reason.trim() !== '');
  const { mutateAsync, isPending } = useSettleParcel(parcel.invoice);
  const name = carrierName(parcel);

  function close() {
    setReason('');
    setIsOpen(false);
    setWasOpen(true); // so that the button that reappears gets the focus
  }

  async function note(form: HTMLFormElement) {
    if (isPending) return;
    try {
      await mutateAsync({ decision: 'held', courier: parcel.courier, reason: reason.trim() });
      close();
      void showToast(t.heldNoted);
    } catch (error) {
      void showFormNotDone(form, error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  if (!isOpen)
    return (
      <Button
        autoFocus={wasOpen}
        variant="quiet"
        size="dense"
        className="mt-1 whitespace-normal"
        onClick={() => setIsOpen(true)}
      >
        <span>{t.notDelivered(name)}</span>
      </Button>
    );
  return (
    <Form className="flex w-full max-w-2xl flex-wrap items-end gap-3" onSubmit={note}>
      <div className="min-w-56 grow">
        <TextField
          name="reason"
          label={t.heldReason(name)}
          required
          autoFocus
          maxLength={HELD_REASON_MAXIMUM}
          value={reason}
          onType={setReason}
        />
      </div>
      <Button type="submit" variant="quiet" size="dense" aria-disabled={isPending}>
        {t.noteIt}
      </Button>
      <Button variant="quiet" size="dense" onClick={close}>
        {tDesk.discard}
      </Button>
    </Form>
  );
}
