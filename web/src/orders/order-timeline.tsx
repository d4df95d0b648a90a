import type { Order } from '@aloghor/functions/contract/orders';
import { dhakaTime } from '../lib/dates.ts';
import { tOrders } from '../messages/messages.ts';

/** What has happened to an order, in Dhaka time. */
export function OrderTimeline({
  timeline,
}: {
  timeline: Pick<Order['timeline'][number], 'status' | 'at' | 'event'>[];
}) {
  return (
    <section aria-label={tOrders.timeline} className="mt-5">
      <h4 className="mb-2 font-sans font-semibold text-base tracking-normal">{tOrders.timeline}</h4>
      <ol className="grid gap-2 border-line border-l-2 pl-4">
        {timeline.map(({ status, at, event }) => (
          <li key={at} className="flex flex-col justify-between gap-x-6 sm:flex-row">
            <span className="first-letter:uppercase">{event ? tOrders.events[event] : tOrders.statuses[status]}</span>
            <time dateTime={new Date(at).toISOString()} className="text-ink-soft">
              {dhakaTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
