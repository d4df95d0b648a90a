import { dayOf } from '@aloghor/functions/domain/day-of';
import { HOLD_DAYS_MAXIMUM, isHoldDay } from '@aloghor/functions/domain/desk';
import { useState } from 'react';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { isNumberWithin, NumberField } from '../form/number-field.tsx';
import { deskPage } from '../messages/en/desk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The range of days until the next call. */
const DAYS = { min: 1, max: HOLD_DAYS_MAXIMUM };

/** The day that comes so many days after today. */
export const dayIn = (days: number) => dayOf(serverNow() + days * DAY_MS);

/** Chooses the day of the next call: one of the next three with a click, or any other. */
export function HoldDays({ onChoose, onClose }: { onChoose: (day: string) => void; onClose: () => void }) {
  const t = useMessages(deskPage);
  const [days, setDays] = useState('');
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function choose(next: string) {
    setDay(next);
    setIsWrong(false);
  }

  function typeDays(typed: string) {
    setDays(typed);
    choose(isNumberWithin(typed, DAYS) ? dayIn(Number(typed)) : '');
  }
  return (
    <div className="grid gap-3 rounded-card bg-paper p-4">
      <p className="font-semibold">{t.until}</p>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3].map((days) => (
          <Button key={days} autoFocus={days === 1} variant="quiet" size="dense" onClick={() => onChoose(dayIn(days))}>
            {days === 1 ? t.tomorrow : t.inDays(days)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-28">
          <NumberField label={t.days} value={days} onType={typeDays} {...DAYS} />
        </div>
        <Field
          label={t.day}
          type="date"
          min={dayIn(1)}
          max={dayIn(HOLD_DAYS_MAXIMUM)}
          value={day}
          error={isWrong ? t.notHoldDay(HOLD_DAYS_MAXIMUM) : undefined}
          onChange={({ target }) => {
            setDays('');
            choose(target.value);
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          disabled={!day}
          onClick={() => (isHoldDay(day, serverNow()) ? onChoose(day) : setIsWrong(true))}
        >
          {t.holdUntil}
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          {t.discard}
        </Button>
      </div>
    </div>
  );
}
