import { t } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { FullRows, FullRowsSkeleton } from '../products/full-rows.tsx';
import { FeaturedSection } from './featured-section.tsx';

/** The top selling list with more air than elsewhere, and the way to everything else. */
export function TopSelling() {
  return (
    <FeaturedSection
      list="top"
      title={t.home.topTitle}
      text={t.home.topText}
      className="section-air far-below [--height:83rem] md:max-lg:[--height:62rem]"
      skeleton={<FullRowsSkeleton count={6} gap={2.5} />}
    >
      {(products) => (
        <>
          <FullRows products={products} gap={2.5} />
          <p className="mt-12 text-center">
            <Link to={paths.shop} className={buttonStyle('quiet')}>
              {t.home.seeAll}
            </Link>
          </p>
        </>
      )}
    </FeaturedSection>
  );
}
