import type { Category } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { namedCategories, useCategories } from '../../shared/api/categories.ts';
import { categoriesQuery } from '../../shared/api/products.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { useRetriedImport } from '../../shared/start/retried-import.ts';
import { Failed, Loading, Skeleton } from '../../shared/ui/status.tsx';
import { CATEGORY_SIZES, CategoryCard } from './category-card.tsx';

async function loadCarousel() {
  const { CategoryCarousel } = await import('./category-carousel.tsx');
  return { CategoryCarousel };
}

/** The categories, as a plain row until the carousel's code has loaded, which happens only in the viewport. */
export function CategorySection() {
  const t = useMessages(common);
  const carousel = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(carousel, '0px');
  const { data, error, refetch } = useQuery({ ...categoriesQuery, enabled: isNear });
  const named = useCategories();
  // Their labels are those of the settings, which every page has: a prerendered home does not bring them a second time.
  const categories = data?.flatMap((pictured) =>
    namedCategories(named, [pictured.name]).map(({ label }) => ({ ...pictured, label })),
  );

  return (
    <section aria-labelledby="categories-title" className="section-air overflow-hidden">
      <div className="page">
        <h2 id="categories-title" className="mb-8 text-2xl md:mb-10 md:text-3xl">
          {t.home.categoriesTitle}
        </h2>
        <div ref={carousel}>
          {error ? (
            <Failed error={error} onRetry={refetch} />
          ) : (
            <LateCarousel categories={categories} isNear={isNear} />
          )}
        </div>
      </div>
    </section>
  );
}

/** As a row until the carousel's code is there, which is not asked for before it is near. */
function LateCarousel({ categories, isNear }: { categories: Category[] | undefined; isNear: boolean }) {
  const { code } = useRetriedImport(isNear ? loadCarousel : undefined);
  if (!categories) return <CarouselSkeleton />;
  return code ? <code.CategoryCarousel categories={categories} /> : <CategoryRail categories={categories} />;
}

function CarouselSkeleton() {
  return (
    <Loading className="flex gap-8 pb-14 lg:gap-12">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <div
          key={name}
          className="w-full shrink-0 nth-2:hidden nth-3:hidden nth-4:hidden md:shrink md:nth-2:block md:nth-3:block lg:nth-4:block"
        >
          <Skeleton className="arch aspect-square md:aspect-[4/5]" />
          <Skeleton className="mx-auto mt-4 h-6 w-1/2 rounded" />
        </div>
      ))}
    </Loading>
  );
}

/** Below md a card fills the screen, but all of them load at once: a smaller picture serves until the carousel is there. */
const SIZES = `${CATEGORY_SIZES}, 42vw`;

/** The categories in the carousel's place and layout, scrolled by hand. */
function CategoryRail({ categories }: { categories: Category[] }) {
  return (
    <ul className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto pb-14 sm:gap-5 md:gap-10 lg:gap-[50px]">
      {categories.map((category) => (
        <li
          key={category.name}
          className="w-full shrink-0 snap-start md:w-[calc((100%-80px)/3)] lg:w-[calc((100%-150px)/4)]"
        >
          <CategoryCard category={category} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
