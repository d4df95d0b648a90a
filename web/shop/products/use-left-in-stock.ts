import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client.ts';
import { PRERENDERED_DATA_ID } from '../app/prerendered-data.ts';

/** How many there are of those of these products that run out, where the shop tells it; nothing of all others. */
export function useLeftInStock(ids: string[]): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['left', ids],
    queryFn: () => call('GET /products/left', { query: { ids: ids.join(',') } }),
    enabled: !import.meta.env.SSR && ids.length > 0 && mayBeTold(),
  });
  return new Map(data.map(({ _id, left }) => [_id, left]));
}

/** A prerendered page knows; any other has to ask. */
function mayBeTold(): boolean {
  const prerendered = document.getElementById(PRERENDERED_DATA_ID);
  return !prerendered || prerendered.dataset.tellsLeft !== undefined;
}
