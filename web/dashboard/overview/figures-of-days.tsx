import type { DayRange, RangeName } from '@aloghor/functions/domain/day-ranges';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { DashboardFailed, NotRenewed } from '../layout/page.tsx';
import { readRange, withRange } from './range-choice.tsx';

/** The range of days that the page's address names, and its choice. */
export function useDays() {
  const [search, setSearch] = useSearchParams();
  return {
    chosen: readRange(search, serverNow()),
    onChoose: (range: RangeName | DayRange) => setSearch((current) => withRange(current, range), { replace: true }),
  };
}

/**
 * The figures of a range of days. Those of the previous range are shown only while these load: `isStale`. `failure` says
 * what went wrong, beside the figures or in their place.
 */
export function useFigures<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, error, isPlaceholderData: isStale, refetch } = useQuery(query);
  const shown = error && isStale ? undefined : data;
  const Failure = shown ? NotRenewed : DashboardFailed;
  return {
    shown,
    isStale,
    isLoading: !error && !shown,
    failure: error && <Failure error={error} onRetry={refetch} />,
  };
}
