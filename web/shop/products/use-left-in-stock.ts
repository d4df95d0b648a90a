import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client.ts';

/** How many are left of the products that run low, where the shop shows it; other products are absent. */
export function useLeftInStock(ids: string[]): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['left', ids],
    queryFn: () => call('GET /products/left', { query: { ids: ids.join(',') } }),
    enabled: !import.meta.env.SSR && ids.length > 0 && !isHidden(),
  });
  return new Map(data.map(({ _id, left }) => [_id, left]));
}

/** By the setting in the server-rendered page; false where the page has none. */
function isHidden(): boolean {
  return document.querySelector('[data-hides-stock]') !== null;
}
