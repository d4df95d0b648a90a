import type { Order } from '@aloghor/functions/contract/orders';
import { dhakaTime } from '../lib/format.ts';
import { t } from '../messages/messages.ts';

/** What has happened to an order, in Dhaka time. */
export function OrderTimeline({ timeline }: { timeline: Pick<Order['timeline'][number], 'status' | 'at'>[] }) {
  return (
    <section aria-label={t.order.timeline} className="mt-8">
      <h2 className="mb-3 text-xl">{t.order.timeline}</h2>
      <ol className="grid gap-2 border-line border-l-2 pl-5">
        {timeline.map(({ status, at }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-6">
            <span>{t.order.statuses[status]}</span>
            <time dateTime={new Date(at).toISOString()} className="text-ink-soft">
              {dhakaTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
