import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { SETTLED_STATES } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { useSettleParcel } from '../booking/booking-api.ts';
import { TextField } from '../form/text-field.tsx';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { deskPage } from '../messages/en/desk.ts';

/** Adds or corrects the number of a parcel, where people type it: its courier does not tell of it by our invoice. */
export function ConsignmentNumber({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const tDesk = useMessages(deskPage);
  const [typed, setTyped] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const { courier, invoice, consignmentId = '' } = parcel;
  const { mutateAsync, isPending } = useSettleParcel(invoice);
  const state = SETTLED_STATES.find((as) => as === parcel.state);
  if (courierNamed(courier).findsByInvoice || !state || state === 'rejected') return null;

  function close() {
    setTyped(undefined);
    setWasOpen(true); // so that the button that reappears gets the focus
  }

  async function keep() {
    if (isPending || !state || !typed) return;
    try {
      await mutateAsync({ decision: state, courier, consignmentId: typed });
      close();
      void showToast(t.noted);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  if (typed === undefined)
    return (
      <Button autoFocus={wasOpen} variant="quiet" size="dense" onClick={() => setTyped(consignmentId)}>
        {consignmentId ? t.correctNumber : t.addNumber}
      </Button>
    );
  return (
    <Form className="grid gap-2" onSubmit={keep}>
      <TextField
        name="consignmentId"
        label={t.consignmentId(carrierName(parcel))}
        required
        autoFocus
        maxLength={40}
        value={typed}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" size="dense" aria-disabled={isPending}>
          {t.keepNumber}
        </Button>
        <Button variant="quiet" size="dense" onClick={close}>
          {tDesk.discard}
        </Button>
      </div>
    </Form>
  );
}
