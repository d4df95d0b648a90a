import { SENT_STATUS } from '@aloghor/functions/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { count as inCount, sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { mayOpen } from '../../shared/navigation/page-permissions.ts';
import { useStaffCounts } from '../../shared/orders/staff-counts.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { overview } from '../messages/en/overview.ts';
import { countersQuery } from './overview-api.ts';

const { toCall, packing, manageOrders, rescue, orderHistory } = paths.dashboard;

/** What waits to be done, in the order of the day; each with the list of it. */
const WAITING = [
  { name: 'toCall', page: 'toCall', to: toCall },
  { name: 'toPack', page: 'packing', to: `${packing}?call=confirmed&packed=false` },
  { name: 'out', page: 'manageOrders', to: `${manageOrders}?${new URLSearchParams({ status: SENT_STATUS })}` },
  { name: 'toRescue', page: 'rescue', to: rescue },
  { name: 'toCollect', page: 'orderHistory', to: `${orderHistory}?money=unpaid` },
] as const;

/** What else waits in a box, behind a link of its own. */
const ALSO = [
  { box: 'toCall', name: 'aside', to: `${toCall}?when=aside` },
  { box: 'toPack', name: 'toHandOver', to: `${packing}?call=confirmed&packed=true` },
] as const;

/** As large as a sum of ten million taka may be in its box. */
const SUM_SIZE = 'text-[clamp(1rem,11cqi,1.875rem)]';

/** How many orders wait for a call, for packing, on their way, and for their money, each a link to their list. */
export function Waiting() {
  const language = useLanguage();
  const t = useMessages(overview);
  const { visitor } = useSession();
  const { error } = useQuery(countersQuery);
  const counts = useStaffCounts();
  const { toCollect, inDoubt = 0 } = counts;
  const shown = { ...counts, toCollect: toCollect?.sum };
  if (error && shown.out === undefined) return null; // the counters below say so
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="sr-only">
        {t.waiting.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-5">
        {WAITING.filter(({ page }) => mayOpen(page, visitor)).map(({ name, to }) => (
          <li
            key={name}
            className="@container relative flex flex-col gap-1 rounded-card border border-bottle/50 bg-white p-4 transition-colors last:odd:col-span-2 hover:border-bottle hover:bg-bottle/5 md:p-5 lg:last:odd:col-span-1"
          >
            <Link
              to={to}
              className="flex grow flex-col justify-between gap-1 after:absolute after:inset-0 after:rounded-card"
            >
              <span className="flex items-center justify-between gap-2 font-semibold leading-snug">
                {t.waiting[name]}
                <ArrowRight aria-hidden className="size-5 shrink-0 text-bottle" />
              </span>
              {shown[name] === undefined ? (
                <Skeleton className="h-11 w-16 rounded" />
              ) : (
                <span className="flex min-h-11 flex-wrap items-baseline gap-x-3 tabular-nums">
                  <span
                    className={`whitespace-nowrap font-serif ${name === 'toCollect' ? SUM_SIZE : 'text-3xl'} ${shown[name] > 0 ? 'text-bottle' : 'text-ink-soft'}`}
                  >
                    {name === 'toCollect' ? sum(shown[name], language) : inCount(shown[name], language)}
                  </span>
                  {name === 'toRescue' && inDoubt > 0 && (
                    <span className="text-ink-soft text-sm">{t.toCheck(inDoubt)}</span>
                  )}
                  {name === 'toCollect' && toCollect && toCollect.orders > 0 && (
                    <span className="text-ink-soft text-sm">{t.toCollectOf(toCollect.orders)}</span>
                  )}
                </span>
              )}
            </Link>
            {ALSO.map(({ box, name: also, to }) => {
              const { [also]: count = 0 } = counts;
              return (
                box === name &&
                count > 0 && (
                  <Link
                    key={also}
                    to={to}
                    className="relative z-10 inline-flex min-h-8 items-center self-start text-bottle text-sm underline-offset-4 hover:underline"
                  >
                    {t[also](count)}
                  </Link>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
