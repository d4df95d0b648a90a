import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { ADDRESS_MAXIMUM, NAME_MAXIMUM } from '@aloghor/functions/domain/limits';
import { callWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { PlaceField } from '../../shared/orders/place-field.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { bindFields } from '../form/bind-fields.ts';
import { LongTextField, TextField } from '../form/text-field.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { FormButtons, useDeskForm } from './desk-form.tsx';
import { isCorrected, namedPlace } from './desk-order.ts';
import type { Correction } from './drafts.ts';
import { mobileNumberProblem } from './mobile-number-problem.ts';

interface CorrectionFormProps {
  row: DeskOrder;
  typed: Correction;
  onType: (typed: Correction) => void;
  onClose: () => void;
  /** It closes the form, too. */
  onSaved: () => void;
}

/** Name, mobile number, place and address, as the buyer corrects them on the telephone. Only touched fields are sent. */
export function CorrectionForm({ row: { _id, order, desk }, typed, onType, onClose, onSaved }: CorrectionFormProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { user } = useSession();
  const { place, ...texts } = typed;
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: {
      ...texts,
      place: place && { district: place.district, thana: place.thana },
      revision: desk.revision,
    },
    send: (body) => callWithToken('PATCH /orders/admin/:id/corrections', { params: { id: _id }, body }),
    isRecorded: (now) => isCorrected(desk, now.desk, user?.email),
    onSaved,
  });
  const { name = '', mobileNumber = '', deliveryAddress = '' } = { ...order, ...texts };
  const field = bindFields({ name, mobileNumber, deliveryAddress }, (touched) => onType({ ...typed, ...touched }));
  return (
    <Form aria-label={t.correct} onSubmit={onSubmit} className="grid gap-3 rounded-card bg-paper p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('name')} label={t.name} maxLength={NAME_MAXIMUM} autoFocus />
        <TextField
          {...field('mobileNumber')}
          label={t.mobileNumber}
          type="tel"
          required
          error={mobileNumberProblem(typed.mobileNumber ?? '', language)}
        />
      </div>
      <PlaceField
        place={'place' in typed ? typed.place : namedPlace(order.place)}
        isNeeded={order.place !== undefined}
        onChoose={(place) => onType({ ...typed, place })}
      />
      <LongTextField {...field('deliveryAddress')} label={t.address} maxLength={ADDRESS_MAXIMUM} />
      <FormButtons isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}
