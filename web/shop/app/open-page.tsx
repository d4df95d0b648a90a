import { useEffect, useMemo } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { lazyPage } from '../../shared/start/lazy-page.tsx';
import { ProductPageContext, releaseProduct, usePressedProduct } from '../../shared/start/pressed-product.ts';
import { usePath } from '../../shared/ui/link.tsx';

export const ProductPage = lazyPage(() => import('../pages/product.tsx'), 'ProductPage');

/**
 * The page of the address. When a card is pressed, the first frame of its product's page is rendered beside it, out of sight,
 * while the finger rests; the click only shows it.
 */
export function OpenPage() {
  const { id: open } = useParams(); // only a product's address has one
  const pressed = usePressedProduct();
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened page stays, and its next visit begins anew
  useEffect(() => releaseProduct, [path]);
  const products = [...new Set([open, pressed])].filter((id) => id !== undefined);
  return (
    <>
      {open === undefined && <Outlet />}
      {products.map((id) => (
        <ProductOf key={id} id={id} isOpen={id === open} />
      ))}
    </>
  );
}

/**
 * Rendered at once: React gives what is in a hidden `Activity` only the browser's pauses, and begins anew where the click
 * comes before it is ready.
 */
function ProductOf({ id, isOpen }: { id: string; isOpen: boolean }) {
  const place = useMemo(() => ({ id, isOpen }), [id, isOpen]);
  return (
    <div hidden={!isOpen}>
      <ProductPageContext value={place}>
        <ProductPage />
      </ProductPageContext>
    </div>
  );
}
