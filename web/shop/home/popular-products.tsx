import { t } from '../../shared/locale/messages.ts';
import { FullRows, FullRowsSkeleton } from '../products/full-rows.tsx';
import { FeaturedSection } from './featured-section.tsx';

/** The popular list as an even grid. */
export function PopularProducts() {
  return (
    <FeaturedSection
      list="popular"
      title={t.home.popularTitle}
      text={t.home.popularText}
      className="section-air"
      skeleton={<FullRowsSkeleton count={8} gap={1.5} />}
    >
      {(products) => <FullRows products={products} gap={1.5} />}
    </FeaturedSection>
  );
}
