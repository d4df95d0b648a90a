import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { lazyPage } from '../../shared/start/lazy-page.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { isFirstDay, tellsTooLittle } from './first-day.ts';
import { countersQuery, staffQuery } from './overview-api.ts';

const Checklist = lazyPage(() => import('./checklist.tsx'), 'Checklist');

/** Whether the shop was past its first days when this device looked last: most shops are, and never load the list. */
const PAST_KEY = 'past-first-days';

/**
 * A checklist from an empty shop to one that can open. Steps tick themselves; it disappears once shoppers find all they need.
 */
export function FirstSteps() {
  const language = useLanguage();
  const [wasPast] = useState(() => deviceStorage.get(PAST_KEY) === 'yes');
  const { data: counters } = useQuery(countersQuery);
  const lists = useQueries({ queries: FEATURED_LISTS.map((list) => featuredQuery(list, language)) });
  const [best, top, popular] = lists.map(({ data }) => data?.length);
  const settings = useShopSettings();
  const isKnown = counters && settings && best !== undefined && top !== undefined && popular !== undefined;
  const facts = isKnown ? { products: counters.items, featured: { best, top, popular }, settings } : undefined;
  const isPast = facts && !isFirstDay(facts);
  useQuery({ ...staffQuery, enabled: !wasPast }); // the list asks for it
  useEffect(() => {
    if (!wasPast) Checklist.loadAhead().catch(() => undefined); // it is asked for again where it is shown
  }, [wasPast]);
  useEffect(() => {
    if (isPast !== undefined) deviceStorage.set(PAST_KEY, isPast ? 'yes' : 'no');
  }, [isPast]);
  if (isPast) return null;
  // Most shops have what they sell; of the others the settings tell more often, and come first.
  if (!facts) return settings && tellsTooLittle(settings) && <ToCome />;
  return (
    <Suspense fallback={<ToCome />}>
      <Checklist facts={facts} />
    </Suspense>
  );
}

function ToCome() {
  return <Skeleton className="h-[60rem] rounded-card md:h-[46rem]" />;
}
