import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { isFirstDay, tellsTooLittle } from './first-day.ts';
import { Checklist } from './first-days-ahead.ts';
import { countersQuery, listedQuery, staffQuery } from './overview-api.ts';
import { notePastFirstDays, wasPastFirstDays } from './past-first-days.ts';

/**
 * A checklist from an empty shop to one that can open. Steps tick themselves; it disappears once shoppers find all they need.
 */
export function FirstSteps() {
  const [wasPast] = useState(wasPastFirstDays);
  const { data: counters } = useQuery(countersQuery);
  const lists = useQueries({ queries: FEATURED_LISTS.map(listedQuery) });
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
    if (isPast !== undefined) notePastFirstDays(isPast);
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
