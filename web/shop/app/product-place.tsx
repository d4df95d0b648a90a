import { Activity, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { usePressedProduct } from '../../shared/products/pressed-product.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { lazyPage } from '../../shared/start/lazy-page.tsx';

const ProductPage = lazyPage(() => import('../pages/product.tsx'), 'ProductPage');

/** The route of a product: its page is in `ProductPlace`, beside that of the address. */
export const ProductRoute = Object.assign(() => null, { loadAhead: ProductPage.loadAhead });

/**
 * The page of the product at the address; and hidden, that of a pressed link, so that the click only has to show what is
 * rendered already. For that both have the same place among the elements.
 */
export function ProductPlace() {
  const { id: shown } = useParams(); // no other page of the shop has an id
  const pressed = usePressedProduct();
  return [...new Set([shown, pressed])].map(
    (id) => id !== undefined && <ProductOrAhead key={id} id={id} isShown={id === shown} />,
  );
}

/** The product of the first page of a visit is hydrated with the page: React hydrates what is in an `Activity` later. */
function ProductOrAhead({ id, isShown }: { id: string; isShown: boolean }) {
  const isHydrated = useIsHydrated();
  const [isFirst] = useState(!isHydrated);
  const page = <ProductPage id={id} isShown={isShown} />;
  if (isFirst) return page;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PageErrorBoundary address={String(isShown)}>{page}</PageErrorBoundary>
    </Activity>
  );
}
