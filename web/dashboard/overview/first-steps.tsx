import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { lazyPage } from '../../shared/start/lazy-page.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { isFirstDay, tellsTooLittle } from './first-day.ts';
import { countersQuery, staffQuery } from './overview-api.ts';

/** Most shops are past their first days, and never load it. */
const Checklist = lazyPage(() => import('./checklist.tsx'), 'Checklist');

/**
 * A checklist from an empty shop to one that can open. Steps tick themselves; it disappears once shoppers find all they need.
 */
export function FirstSteps() {
  const language = useLanguage();
  const { data: counters } = useQuery(countersQuery);
  const lists = useQueries({ queries: FEATURED_LISTS.map((list) => featuredQuery(list, language)) });
  const [best, top, popular] = lists.map(({ data }) => data?.length);
  const settings = useShopSettings();
  if (!counters || !settings || best === undefined || top === undefined || popular === undefined) {
    // Most shops have what they sell; of the others the settings tell more often, and come first.
    return settings && tellsTooLittle(settings) && <ToCome />;
  }
  const facts = { products: counters.items, featured: { best, top, popular }, settings };
  return (
    isFirstDay(facts) && (
      <Suspense fallback={<ToCome />}>
        <Checklist facts={facts} />
      </Suspense>
    )
  );
}

/** Loads the code, and what the list itself asks for, beside the facts. */
function ToCome() {
  useQuery(staffQuery);
  useEffect(() => void Checklist.loadAhead().catch(() => undefined), []); // it is asked for again where it is shown
  return <Skeleton className="h-[60rem] rounded-card md:h-[46rem]" />;
}
