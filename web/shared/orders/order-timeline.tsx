import { shopTime } from '../lib/dates.ts';
import { tOrders } from '../locale/messages.ts';
import { type ShownStep, stepText } from './step-text.ts';

interface OrderTimelineProps {
  timeline: ShownStep[];
  heading: 'h3' | 'h4';
}

/** What has happened to an order, by the clocks of the shop. */
export function OrderTimeline({ timeline, heading: Heading }: OrderTimelineProps) {
  return (
    <section aria-label={tOrders.timeline} className="mt-5">
      <Heading className="mb-2 font-sans font-semibold text-base tracking-normal">{tOrders.timeline}</Heading>
      <ol className="grid gap-2 border-line border-l-2 pl-4">
        {timeline.map((step) => (
          <li key={step.at} className="flex flex-col justify-between gap-x-6 sm:flex-row">
            <span className="first-letter:uppercase">{stepText(step)}</span>
            <time dateTime={new Date(step.at).toISOString()} className="text-ink-soft">
              {shopTime(step.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
