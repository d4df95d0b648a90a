import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { type LazyPage, lazyPage } from '../../shared/start/lazy-page.tsx';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { whenIdle } from '../../shared/start/schedule.ts';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { overview, revenue } from '../messages/en/overview.ts';
import { profit } from '../messages/en/profit.ts';

const Revenue = lazyPage(() => import('./revenue.tsx'), 'Revenue');
const ProfitAndOutstanding = lazyPage(() => import('./profit.tsx'), 'ProfitAndOutstanding');
const Sales = lazyPage<'Sales', object>(() => import('./sales.tsx'), 'Sales');
const NewestOrders = lazyPage(() => import('./newest-orders.tsx'), 'NewestOrders');

interface LatePart {
  title: string;
  Part: LazyPage;
  /** As much as it takes of the page, so that what follows stays far away until then. */
  height: string;
}

/**
 * The figures of the shop. Each is asked for and drawn when somebody comes near it: most who open the page look at what
 * waits, and the sums below cost the database more than all of that.
 */
export function LateParts() {
  const parts = {
    revenue: { title: useMessages(revenue).title, Part: Revenue, height: 'min-h-[62rem] sm:min-h-[34rem] xl:min-h-96' },
    profit: { title: useMessages(profit).title, Part: ProfitAndOutstanding, height: 'min-h-[40rem]' },
    sales: {
      title: useMessages(overview).salesTitle,
      Part: Sales,
      height: 'min-h-[50rem] md:min-h-[32rem] xl:min-h-96',
    },
    newestOrders: { title: useMessages(overview).newest, Part: NewestOrders, height: 'min-h-80' },
  } satisfies Record<string, LatePart>;
  useEffect(() => whenIdle(loadPartsAhead), []);
  return Object.entries(parts).map(([name, part]) => <Late key={name} {...part} />);
}

function loadPartsAhead(): void {
  for (const part of [Revenue, ProfitAndOutstanding, Sales, NewestOrders]) part.loadAhead().catch(() => undefined); // it is asked for again where it is shown
}

/** Its title stands there before, for people who look for it or go from heading to heading. */
function Late({ title, Part, height }: LatePart) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const [code, setCode] = useState<'toCome' | 'here' | { error: unknown }>('toCome');
  useEffect(() => {
    if (!isNear) return;
    Part.loadAhead().then(
      () => startTransition(() => setCode('here')),
      (error: unknown) => setCode({ error }),
    );
  }, [isNear, Part]);
  const id = useId();
  return (
    <div ref={place}>
      {code === 'here' ? (
        <Part />
      ) : (
        <section aria-labelledby={id} className={`${panelStyle} ${height}`}>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {code !== 'toCome' && <DashboardFailed error={code.error} onRetry={reload} />}
        </section>
      )}
    </div>
  );
}

/** Browsers do not ask again for code that did not come. */
function reload(): void {
  window.location.reload();
}
