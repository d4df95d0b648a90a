import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client.ts';
import { useProductPage } from '../../shared/start/pressed-product.ts';

/** How many are left of the products that run low, where the shop shows it; other products are absent. Asked once the page is open. */
export function useLeftInStock(ids: string[]): ReadonlyMap<string, number> {
  const { isOpen } = useProductPage();
  const { data = [] } = useQuery({
    queryKey: ['left', ids],
    queryFn: () => call('GET /products/left', { query: { ids: ids.join(',') } }),
    enabled: !import.meta.env.SSR && isOpen && ids.length > 0 && !isHidden(),
  });
  return new Map(data.map(({ _id, left }) => [_id, left]));
}

/** By the setting in the server-rendered page; false where the page has none. */
function isHidden(): boolean {
  return document.querySelector('[data-hides-stock]') !== null;
}
