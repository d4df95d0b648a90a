import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { t } from '../messages/messages.ts';
import { ProductCard, ProductCardSkeleton } from '../products/product-card.tsx';
import { buttonStyle } from '../ui/button.ts';
import { FeaturedSection } from './featured-section.tsx';

const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-10 md:gap-y-14';
/** As `gridStyle` says, of the page between its margins. */
const cardSizes = '(min-width: 48rem) min(31vw - 1.67rem, 387px), calc(46vw - .5rem)';
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The top selling list in three wide columns, and the way to everything else. */
export function TopSelling() {
  return (
    <FeaturedSection
      list="top"
      title={t.home.topTitle}
      text={t.home.topText}
      className="section-air"
      skeleton={
        <div role="status" aria-label={t.page.loading} className={gridStyle}>
          {SKELETONS.map((name) => (
            <ProductCardSkeleton key={name} />
          ))}
        </div>
      }
    >
      {(products) => (
        <>
          <ul className={gridStyle}>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} sizes={cardSizes} />
              </li>
            ))}
          </ul>
          <p className="mt-12 text-center">
            <Link to={paths.shop} className={buttonStyle.quiet}>
              {t.home.seeAll}
            </Link>
          </p>
        </>
      )}
    </FeaturedSection>
  );
}
