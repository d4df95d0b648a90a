import { type DayRange, isRange, RANGES, type RangeName, rangeOf } from '@aloghor/functions/domain/day-ranges';
import { useState } from 'react';
import { dateText } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Field, Select } from '../../shared/ui/fields.tsx';
import { revenue } from '../messages/en/overview.ts';

interface RangeChoiceProps {
  chosen: ChosenRange;
  onChoose: (range: RangeName | DayRange) => void;
}

/** Chooses the days of the figures: a named range, or a first and a last day. */
export function RangeChoice({ chosen: { name, days }, onChoose }: RangeChoiceProps) {
  const t = useMessages(revenue);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-start">
      <Select
        label={t.days}
        isLabelHidden
        size="dense"
        value={name}
        options={[...RANGES, 'own' as const].map((one) => [one, t.ranges[one]])}
        onChange={(one) => onChoose(one === 'own' || one === '' ? days : one)}
      />
      {name === 'own' && <OwnDays days={days} onChoose={onChoose} />}
    </div>
  );
}

/** Typed days are applied as soon as they form a valid range. */
function OwnDays({ days, onChoose }: { days: DayRange; onChoose: (range: DayRange) => void }) {
  const t = useMessages(revenue);
  const [typed, setTyped] = useState(days);
  function change(part: Partial<DayRange>) {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isRange(next)) onChoose(next);
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={t[end]}
            type="date"
            value={typed[end]}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        ))}
      </div>
      <p role="alert" className="mt-1.5 text-danger">
        {!isRange(typed) && t.wrongDays}
      </p>
    </div>
  );
}

/** The days that are shown: a named range, or any other. */
interface ChosenRange {
  name: RangeName | 'own';
  days: DayRange;
}

/** `2026/11/16 – 2026/11/22`, or the one day. */
export function dayRangeText(from: string, to: string, language: LanguageCode): string {
  return from === to ? dateText(from, language) : `${dateText(from, language)} – ${dateText(to, language)}`;
}

const USUAL: RangeName = '30days';

/** The range in the page's address, with `now` in milliseconds; the last 30 days if it has no valid one. */
export function readRange(search: URLSearchParams, now: number): ChosenRange {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (isRange(own)) return { name: 'own', days: own };
  const name = RANGES.find((known) => known === search.get('days')) ?? USUAL;
  return { name, days: rangeOf(name, now) };
}

/** The search parameters with this range. */
export function withRange(search: URLSearchParams, chosen: RangeName | DayRange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  const parameters = typeof chosen === 'string' ? { days: chosen } : { from: chosen.from, to: chosen.to };
  for (const [name, value] of Object.entries(parameters)) if (value !== USUAL) next.set(name, value);
  return next;
}
