import { type ComponentType, lazy, Suspense } from 'react';
import { accessToken, likelyVisitor } from '../../shared/api/access-token.ts';
import { useIsUnstocked } from '../../shared/api/products.ts';
import { firstReading } from '../../shared/lib/on-first-interaction.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { EveningBanner } from '../home/evening-banner.tsx';
import { BestProducts, PopularProducts, TopSelling } from '../home/featured-sections.tsx';
import { Hero } from '../home/hero.tsx';
import { WhyBuyHere } from '../home/why-buy-here.tsx';
import { CategorySection } from '../products/category-section.tsx';
import { SearchBar } from '../products/search-bar.tsx';

// The last section, far below the fold: a guest's waits until somebody is there. What is known of others can change all
// that was prerendered, and needs its code. If it cannot be loaded, About Us has the same information.
const EndOfHome = lazy(async (): Promise<{ default: ComponentType }> => {
  if (likelyVisitor(accessToken()) === 'guest') await firstReading();
  const end = await import('../home/end-of-home.tsx').catch(() => undefined);
  return { default: end?.EndOfHome ?? (() => null) };
});

const OpeningSoon = lazy(async () => ({ default: (await import('../products/empty-shop.tsx')).OpeningSoon }));

/** The home page: its sections in order. Whether there is anything to sell is asked by its section of categories. */
export function Home() {
  const language = useLanguage();
  const t = useMessages(commonMessages);
  return (
    <>
      <PageHead title={t.home.title} description={t.home.description} />
      <Hero />
      <div className="page relative z-10 -mt-7">
        <SearchBar className="mx-auto max-w-2xl" />
      </div>
      {useIsUnstocked(false) ? (
        <Suspense>
          <OpeningSoon />
        </Suspense>
      ) : (
        <>
          <CategorySection />
          <PopularProducts />
          <EveningBanner />
          <BestProducts />
          <TopSelling />
        </>
      )}
      <WhyBuyHere />
      {/* Of its own in each language: prerendered HTML that waits for its code cannot be hydrated in another one. */}
      <Suspense key={language} fallback={<div className="h-screen bg-sand" />}>
        <EndOfHome />
      </Suspense>
    </>
  );
}
