import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { ProductCard, ProductCardSkeleton } from '../../shared/products/product-card.tsx';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Failed, Loading } from '../../shared/ui/status.tsx';
import { FullRows, FullRowsSkeleton, RAIL_SIZES, railItemStyle, railStyle } from '../products/product-rows.tsx';

/** The popular list as an even grid. */
export function PopularProducts() {
  const t = useMessages(common);
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

const itemStyle = `${railItemStyle} md:w-[30%] lg:w-[22%]`;
/** The width that `itemStyle` gives, for the page between its margins. */
const itemSizes = `(min-width: 64rem) min(20.3vw, 273px), (min-width: 48rem) 28vw, ${RAIL_SIZES}`;
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The best list as a horizontally scrolled rail. */
export function BestProducts() {
  const t = useMessages(common);
  return (
    <FeaturedSection
      list="best"
      title={t.home.bestTitle}
      text={t.home.bestText}
      className="section-air overflow-hidden bg-sand"
      skeleton={
        <Loading className={`${railStyle} *:opacity-60`}>
          {SKELETONS.map((name) => (
            <div key={name} className={itemStyle}>
              <ProductCardSkeleton />
            </div>
          ))}
        </Loading>
      }
    >
      {(products) => (
        <ul className={railStyle}>
          {products.map((product) => (
            <li key={product._id} className={`late-card rail-card ${itemStyle}`}>
              <ProductCard product={product} sizes={itemSizes} />
            </li>
          ))}
        </ul>
      )}
    </FeaturedSection>
  );
}

/** The top selling list with more space than elsewhere, and a link to all products. */
export function TopSelling() {
  const t = useMessages(common);
  return (
    <FeaturedSection
      list="top"
      title={t.home.topTitle}
      text={t.home.topText}
      className="section-air"
      skeleton={<FullRowsSkeleton count={6} gap={2.5} />}
    >
      {(products) => (
        <>
          <FullRows products={products} gap={2.5} />
          <p className="mt-12 text-center">
            <ButtonLink to={paths.shop} variant="quiet">
              {t.home.seeAll}
            </ButtonLink>
          </p>
        </>
      )}
    </FeaturedSection>
  );
}

interface FeaturedSectionProps {
  list: FeaturedListName;
  title: string;
  text: string;
  className?: string;
  skeleton: ReactNode;
  children: (products: ProductSummary[]) => ReactNode;
}

/** A section for a featured list; fetches its products only when it comes near the viewport. */
function FeaturedSection({ list, title, text, className = '', skeleton, children }: FeaturedSectionProps) {
  const language = useLanguage();
  const t = useMessages(common);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  const { data: products, error, refetch } = useQuery({ ...featuredQuery(list, language), enabled: isNear });

  return (
    <section ref={section} aria-labelledby={`${list}-title`} className={className}>
      <div className="page">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
          <h2 id={`${list}-title`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="max-w-[38ch] text-balance text-ink-soft lg:max-w-none text-lg">{text}</p>
        </header>
        {products?.length === 0 && <p className="text-ink-soft text-lg">{t.home.noFeatured}</p>}
        {products ? children(products) : error ? <Failed error={error} onRetry={refetch} /> : skeleton}
      </div>
    </section>
  );
}
