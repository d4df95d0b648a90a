import { t } from '../messages/messages.ts';
import { ProductGrid, ProductGridSkeleton } from '../products/product-grid.tsx';
import { FeaturedSection } from './featured-section.tsx';

/** The popular list as an even grid. */
export function PopularProducts() {
  return (
    <FeaturedSection
      list="popular"
      title={t.home.popularTitle}
      text={t.home.popularText}
      className="section-air"
      skeleton={<ProductGridSkeleton count={8} />}
    >
      {(products) => <ProductGrid products={products} />}
    </FeaturedSection>
  );
}
