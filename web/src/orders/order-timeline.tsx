import { dhakaTime } from '../lib/dates.ts';
import { tOrders } from '../messages/messages.ts';
import { type ShownStep, stepText } from './step-text.ts';

/** What has happened to an order, in Dhaka time. */
export function OrderTimeline({ timeline }: { timeline: ShownStep[] }) {
  return (
    <section aria-label={tOrders.timeline} className="mt-5">
      <h4 className="mb-2 font-sans font-semibold text-base tracking-normal">{tOrders.timeline}</h4>
      <ol className="grid gap-2 border-line border-l-2 pl-4">
        {timeline.map((step) => (
          <li key={step.at} className="flex flex-col justify-between gap-x-6 sm:flex-row">
            <span className="first-letter:uppercase">{stepText(step)}</span>
            <time dateTime={new Date(step.at).toISOString()} className="text-ink-soft">
              {dhakaTime(step.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
