import { DISTRICTS, ZONES, type Zone } from '@aloghor/functions/domain/places';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { ALL_ORDERS } from '../cache.ts';
import { DashboardFailed } from '../layout/page.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { FilterSelect } from '../table/filter-select.tsx';
import type { AddressFilter } from '../table/table-address.ts';

/** A zone, or the English name of a district. */
export const AREAS: readonly string[] = [...ZONES, ...DISTRICTS.map(({ name }) => name)];

/** Filters orders by their delivery area. */
export function AreaFilter({ filter }: { filter: AddressFilter<string> }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  return (
    <FilterSelect label={t.areaFilter} filter={filter} nameOf={(one) => areaName(one, language)} all={t.allAreas} />
  );
}

/** A zone or a district in the language of the page. */
function areaName(area: string, language: LanguageCode): string {
  const t = messagesIn(language, ordersPage);
  return isZone(area) ? t.zones[area] : placeName({ district: area }, language);
}

function isZone(area: string): area is Zone {
  return ZONES.some((zone) => zone === area);
}

/**
 * How many active orders go to each area, with their total; a click lists them. Fetched on opening, because it costs a
 * read for each area.
 */
export function AreaTotals({ onChoose }: { onChoose: (area: string) => void }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...ALL_ORDERS, 'areas'],
    queryFn: () => callWithToken('GET /stats/areas', {}),
    enabled: isOpen,
    staleTime: 0,
    meta: { personal: true },
  });
  const areas = [
    ...(data?.zones ?? []).map(({ zone, ...total }) => ({ area: zone as string, ...total })),
    ...(data?.districts ?? []).map(({ district, ...total }) => ({ area: district, ...total })),
  ];
  return (
    <details className="mb-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-bottle underline underline-offset-4">
        {t.areaTotals}
      </summary>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {isOpen && !error && !data && <Skeleton className="h-24 rounded-lg" />}
      {data && (
        <ul className="flex flex-wrap gap-2">
          {areas.map(({ area, orders, total }) => (
            <li key={area}>
              <button
                type="button"
                className="min-h-11 rounded-lg border border-line bg-white px-3 py-1 text-left transition-colors hover:bg-sand"
                onClick={() => onChoose(area)}
              >
                <span className="font-semibold">{areaName(area, language)}</span>{' '}
                <span className="tabular-nums">
                  <UnbrokenText text={t.areaTotal(orders, sum(total, language))} />
                </span>
              </button>
            </li>
          ))}
          <li className="flex min-h-11 items-center gap-1 px-3 text-ink-soft">
            {t.areaUnknown}
            <span className="tabular-nums">
              <UnbrokenText text={t.areaTotal(data.unknown.orders, sum(data.unknown.total, language))} />
            </span>
          </li>
        </ul>
      )}
    </details>
  );
}
