import type { Order } from '@aloghor/functions/contract/orders';
import type { RescueRow } from '@aloghor/functions/contract/rescue';
import { carrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { ADDRESS_MAXIMUM } from '@aloghor/functions/domain/limits';
import { CANCELLATION_REASON_MAXIMUM, isCancellable } from '@aloghor/functions/domain/parcels';
import { isTriedAgain, type RescueOutcome, TRY_DAYS_MAXIMUM } from '@aloghor/functions/domain/rescue-outcomes';
import { serverNow } from '../../shared/lib/server-clock.ts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { PlaceField } from '../../shared/orders/place-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { namedPlace } from '../desk/desk-order.ts';
import { dayIn } from '../desk/hold-days.tsx';
import { mobileNumberProblem } from '../desk/mobile-number-problem.ts';
import { LongTextField, TextField } from '../form/text-field.tsx';
import { cancelling } from '../messages/en/cancelling.ts';
import { deskPage } from '../messages/en/desk.ts';
import { rescue } from '../messages/en/rescue.ts';
import type { RescueNote } from './rescue-api.ts';

/** What is chosen and typed for a parcel. */
export interface RescueDraft {
  /** Of the order. */
  number: string;
  outcome: Exclude<RescueOutcome, 'noAnswer'>;
  day: string;
  deliveryAddress: string;
  place: NamedPlace | undefined;
  mobileNumber: string;
  reason: string;
  /** Whether something was typed. */
  isTouched?: true;
}

export function newDraft({
  number,
  deliveryAddress = '',
  place,
}: Pick<Order, 'number' | 'deliveryAddress' | 'place'>): RescueDraft {
  const typed = { deliveryAddress, place: namedPlace(place), mobileNumber: '', reason: '' };
  return { number, outcome: 'anotherDay', day: dayIn(1), ...typed };
}

interface RescueFormProps {
  row: RescueRow;
  draft: RescueDraft;
  isSaving: boolean;
  /** Undefined discards it. */
  onDraft: (draft: RescueDraft | undefined) => void;
  onNote: (noted: Omit<RescueNote, 'invoice' | 'failedAt'>, form: HTMLFormElement) => void;
}

/** What is to be done in the courier's panel, or is done by the shop, what the buyer has named anew, and the button that notes it. */
export function RescueForm({ row: { order, parcel }, draft, isSaving, onDraft, onNote }: RescueFormProps) {
  const language = useLanguage();
  const t = useMessages(rescue);
  const tDesk = useMessages(deskPage);
  const tCancelling = useMessages(cancelling);
  const { outcome, day, deliveryAddress, place, mobileNumber, reason } = draft;
  const { courier, state, consignmentId, invoice } = parcel;
  const name = carrierName(parcel);
  const isAsked = courierNamed(courier).cancelling !== 'inPanel' && consignmentId !== undefined && isCancellable(state);
  const asksBack = outcome === 'takeBack' && isAsked;
  const comesBack = outcome === 'takeBack' && state === 'returning';
  const type = (typed: Partial<RescueDraft>) => onDraft({ ...draft, ...typed, isTouched: true });
  const whatToDo = asksBack
    ? t.askedBack(name)
    : comesBack
      ? t.comesBack(name)
      : t.inPanel[outcome](name, consignmentId ?? invoice);

  const inPanel = {
    outcome,
    inPanel: true as const,
    ...(isTriedAgain(outcome) && { day }),
    ...(outcome === 'newPlace' && {
      deliveryAddress,
      place: place && { district: place.district, thana: place.thana },
    }),
    ...(outcome === 'newNumber' && { mobileNumber }),
  };

  return (
    <Form
      aria-label={t.acts[outcome]}
      className="grid max-w-2xl gap-3 rounded-card bg-paper p-4"
      onSubmit={(form) => onNote(asksBack ? { outcome, reason } : inPanel, form)}
    >
      <p>{whatToDo}</p>
      {outcome === 'newPlace' && (
        <>
          <PlaceField
            place={place}
            isNeeded={order.place !== undefined}
            onChoose={(chosen) => type({ place: chosen })}
          />
          <LongTextField
            name="deliveryAddress"
            label={tDesk.address}
            required
            maxLength={ADDRESS_MAXIMUM}
            value={deliveryAddress}
            onType={(typed) => type({ deliveryAddress: typed })}
          />
        </>
      )}
      {outcome === 'newNumber' && (
        <TextField
          name="mobileNumber"
          label={tDesk.mobileNumber}
          type="tel"
          required
          autoFocus
          value={mobileNumber}
          error={mobileNumberProblem(mobileNumber, language)}
          onType={(typed) => type({ mobileNumber: typed })}
        />
      )}
      {isTriedAgain(outcome) && (
        <div className="max-w-xs">
          <Field
            name="day"
            label={t.day}
            type="date"
            required
            min={dayOf(serverNow())}
            max={dayIn(TRY_DAYS_MAXIMUM)}
            value={day}
            onChange={({ target }) => type({ day: target.value })}
          />
        </div>
      )}
      {asksBack && (
        <TextField
          name="reason"
          label={tCancelling.reason(name)}
          required
          autoFocus
          maxLength={CANCELLATION_REASON_MAXIMUM}
          value={reason}
          onType={(typed) => type({ reason: typed })}
        />
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" className="whitespace-normal" aria-disabled={isSaving}>
          {asksBack ? t.askBack(name) : comesBack ? t.letCome : t.isInPanel(name)}
        </Button>
        {asksBack && (
          <Button
            variant="quiet"
            size="dense"
            aria-disabled={isSaving}
            onClick={({ currentTarget }) => currentTarget.form && onNote(inPanel, currentTarget.form)}
          >
            {t.didItInPanel}
          </Button>
        )}
        <Button variant="quiet" size="dense" onClick={() => onDraft(undefined)}>
          {t.cancel}
        </Button>
      </p>
    </Form>
  );
}
