import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductFilter } from '../../shared/api/product-inputs.ts';
import { productPagesQuery } from '../../shared/api/products.ts';
import { tShop } from '../../shared/locale/messages.ts';

/** How many products the list shows so far; stays while lists come and go, so that each is announced. */
export function ProductCount({ filter }: { filter: ProductFilter }) {
  const { data } = useInfiniteQuery(productPagesQuery(filter));
  return (
    <p role="status" className="text-ink-soft empty:hidden md:order-last md:ml-auto">
      {data && tShop.shown(data.pages.flatMap(({ reply }) => reply).length)}
    </p>
  );
}
