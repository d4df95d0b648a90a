import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client.ts';

/** How many there are of those of these products that run out, where the shop tells it; nothing of all others. */
export function useLeftInStock(ids: string[]): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['left', ids],
    queryFn: () => call('GET /products/left', { query: { ids: ids.join(',') } }),
    enabled: !import.meta.env.SSR && ids.length > 0 && !isHidden(),
  });
  return new Map(data.map(({ _id, left }) => [_id, left]));
}

/** As the page says that the server rendered; one that it did not render says nothing. */
function isHidden(): boolean {
  return document.querySelector('[data-hides-stock]') !== null;
}
