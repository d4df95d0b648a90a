import { t } from '../messages/messages.ts';
import { ProductCard, ProductCardSkeleton } from '../products/product-card.tsx';
import { FeaturedSection } from './featured-section.tsx';

const railStyle =
  '-mx-(--page-margin) flex snap-x snap-mandatory gap-4 overflow-x-auto px-(--page-margin) pb-6 md:gap-6';
const itemStyle = 'w-[68%] shrink-0 snap-start scroll-ml-(--page-margin) sm:w-[42%] md:w-[30%] lg:w-[23.5%]';
/** As `itemStyle` says, of the page between its margins. */
const itemSizes = '(min-width: 64rem) min(22vw, 292px), (min-width: 48rem) 28vw, (min-width: 40rem) 39vw, 63vw';
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The best list as a rail on sand, moved sideways by hand. */
export function BestProducts() {
  return (
    <FeaturedSection
      list="best"
      title={t.home.bestTitle}
      text={t.home.bestText}
      className="section-air overflow-hidden bg-sand"
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
