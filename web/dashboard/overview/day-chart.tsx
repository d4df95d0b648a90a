import { useId } from 'react';
import { dayAndMonth } from '../../shared/lib/dates.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { barsOf } from './bar-heights.ts';

const WIDTH = 600;
const HEIGHT = 140;

interface DayChartProps {
  title: string;
  text: string;
  /** One value a day, oldest first. */
  days: { date: string; value: number }[];
  format: (value: number) => string;
}

/** A bar per day; the highest is labelled with its value, the first and the last with their dates. */
export function DayChart({ title, text, days, format }: DayChartProps) {
  const id = useId();
  const values = days.map(({ value }) => value);
  const bars = barsOf(values, WIDTH);
  const highest = Math.max(...values, 0);
  const peak = days[values.indexOf(highest)];
  const last = days.at(-1);
  const total = values.reduce((all, value) => all + value, 0);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="grid gap-1">
        <span className="font-semibold">
          {title} <span className="font-normal text-ink-soft text-sm">{text}</span>
        </span>
        <span className="font-serif text-xl">{format(total)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="mt-3 h-36 w-full"
      >
        {bars.map(({ x, width, height }, index) => (
          <rect
            key={days[index]?.date}
            x={x}
            width={width}
            y={HEIGHT - 2 - height * (HEIGHT - 2)}
            height={height * (HEIGHT - 2) + 2}
            className={days[index] === peak && highest > 0 ? 'fill-brass' : 'fill-stone'}
          />
        ))}
      </svg>
      <div className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm tabular-nums">
        <span>{days[0] && dayAndMonth(days[0].date)}</span>
        {peak && highest > 0 && (
          <span className="font-semibold text-brass-text">
            {tAdmin.home.highest(format(highest), dayAndMonth(peak.date))}
          </span>
        )}
        <span>{last && dayAndMonth(last.date)}</span>
      </div>
    </figure>
  );
}
