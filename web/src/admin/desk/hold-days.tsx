import { dayOf } from '@aloghor/functions/domain/day-of';
import { HOLD_DAYS_MAXIMUM } from '@aloghor/functions/domain/desk';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (days: number) => dayOf(Date.now() + days * DAY_MS);

/** The day to hold an order until: one of the next three by a press, or any other. */
export function HoldDays({ onChoose, onClose }: { onChoose: (day: string) => void; onClose: () => void }) {
  const [day, setDay] = useState('');
  return (
    <div className="grid gap-3 rounded-card bg-paper p-4">
      <p className="font-semibold">{tAdmin.desk.until}</p>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3].map((days) => (
          <Button key={days} autoFocus={days === 1} variant="quiet" size="dense" onClick={() => onChoose(dayIn(days))}>
            {days === 1 ? tAdmin.desk.tomorrow : tAdmin.desk.inDays(days)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={tAdmin.desk.day}
          type="date"
          min={dayIn(1)}
          max={dayIn(HOLD_DAYS_MAXIMUM)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button size="large" disabled={!day} onClick={() => onChoose(day)}>
          {tAdmin.desk.holdUntil}
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          {tAdmin.desk.discard}
        </Button>
      </div>
    </div>
  );
}
