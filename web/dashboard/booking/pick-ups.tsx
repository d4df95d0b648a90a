import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { doneBy } from '@aloghor/functions/domain/packing';
import { PICK_UP_NOTE_MAXIMUM, PICKED_UP_MAXIMUM } from '@aloghor/functions/domain/pick-ups';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { NumberField } from '../form/number-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { showError, showFormNotDone, whyNotDone } from '../layout/show-error.ts';
import { pickUps } from '../messages/en/pick-ups.ts';
import { useAskPickUp, useCouriers } from './booking-api.ts';

type CourierOn = ReplyTo<'GET /couriers'>[number];

/** Asks the couriers that can be asked by a call to come for parcels; nothing where none can. */
export function PickUps() {
  const { data: couriers = [] } = useCouriers();
  const asked = couriers.filter(({ pickUp }) => pickUp);
  return asked.map((courier) => <PickUpOf key={courier.courier} courier={courier} />);
}

/** Who has asked a courier last, and the form that asks. */
function PickUpOf({ courier }: { courier: CourierOn }) {
  const language = useLanguage();
  const t = useMessages(pickUps);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { name, pickUp: { last } = {} } = courier;
  return (
    <section aria-label={`${t.title}: ${name}`} className="mb-4 grid justify-items-start gap-2">
      {last && (
        <p
          role="status"
          className={last.answer === 'unknown' ? 'rounded-card bg-glow px-3 py-2' : 'text-ink-soft text-sm'}
        >
          {t.last[last.answer](name, last.parcels, doneBy(last), shopTime(last.at, language))}
        </p>
      )}
      {isOpen ? (
        <PickUpForm
          courier={courier}
          onClose={() => {
            setIsOpen(false);
            setWasOpen(true);
          }}
        />
      ) : (
        <Button autoFocus={wasOpen} variant="quiet" size="dense" onClick={() => setIsOpen(true)}>
          {t.open(name)}
        </Button>
      )}
    </section>
  );
}

/** How many parcels there are, and what the courier is to know. Where the call fails, it stays as it was typed. */
function PickUpForm({ courier: { courier, name, pickUp }, onClose }: { courier: CourierOn; onClose: () => void }) {
  const language = useLanguage();
  const t = useMessages(pickUps);
  const [parcels, setParcels] = useState('');
  const [note, setNote] = useState('');
  const [seenAt] = useState(pickUp?.last?.at); // as it was when the form was opened
  const { mutateAsync, isPending } = useAskPickUp();

  async function ask(form: HTMLFormElement) {
    if (isPending) return;
    const wanted = { parcels: Number(parcels), note: note.trim() };
    try {
      const { isAsked, problem, reasons = [], pickUp: last } = await mutateAsync({ courier, ...wanted, seenAt });
      if (problem)
        return void showError(undefined, t.notAsked(name), [t.problems[problem](name), ...reasons].join(' '), language);
      const isLost = last?.answer === 'unknown';
      void showToast(isLost ? t.notAnswered(name) : isAsked ? t.wasAsked(name) : t.askedBefore(name));
      onClose();
    } catch (error) {
      void showFormNotDone(form, error, t.notAsked(name), whyNotDone(error, t.failed, language), language);
    }
  }

  return (
    <Form className="flex w-full flex-wrap items-end gap-3" onSubmit={ask}>
      <div className="w-56">
        <NumberField
          name="parcels"
          label={t.parcels}
          required
          autoFocus
          min={1}
          max={PICKED_UP_MAXIMUM}
          value={parcels}
          onType={setParcels}
        />
      </div>
      <div className="min-w-56 grow">
        <TextField name="note" label={t.note(name)} maxLength={PICK_UP_NOTE_MAXIMUM} value={note} onType={setNote} />
      </div>
      <Button type="submit" size="dense" aria-disabled={isPending}>
        {t.ask}
      </Button>
      <Button variant="quiet" size="dense" onClick={onClose}>
        {t.leave}
      </Button>
    </Form>
  );
}
