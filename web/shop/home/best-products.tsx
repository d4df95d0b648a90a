import { t } from '../../shared/locale/messages.ts';
import { ProductCard, ProductCardSkeleton } from '../../shared/products/product-card.tsx';
import { RAIL_SIZES, railItemStyle, railStyle } from '../products/rail-style.ts';
import { FeaturedSection } from './featured-section.tsx';

const itemStyle = `${railItemStyle} md:w-[30%] lg:w-[22%]`;
/** As `itemStyle` says, of the page between its margins. */
const itemSizes = `(min-width: 64rem) min(20.3vw, 273px), (min-width: 48rem) 28vw, ${RAIL_SIZES}`;
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The best list as a horizontally scrolled rail. */
export function BestProducts() {
  return (
    <FeaturedSection
      list="best"
      title={t.home.bestTitle}
      text={t.home.bestText}
      className="section-air far-below overflow-hidden bg-sand [--height:38rem]"
      skeleton={
        <div role="status" aria-label={t.page.loading} className={`${railStyle} *:opacity-60`}>
          {SKELETONS.map((name) => (
            <div key={name} className={itemStyle}>
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      }
    >
      {(products) => (
        <ul className={railStyle}>
          {products.map((product) => (
            <li key={product._id} className={itemStyle}>
              <ProductCard product={product} sizes={itemSizes} />
            </li>
          ))}
        </ul>
      )}
    </FeaturedSection>
  );
}
