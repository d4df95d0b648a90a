import { HOME_SECTIONS, type HomeSection } from '@aloghor/functions/domain/content';
import { type ComponentType, lazy, Suspense } from 'react';
import { accessToken } from '../../shared/api/access-token.ts';
import { useIsUnstocked } from '../../shared/api/products.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { likelyVisitor } from '../../shared/start/likely-visitor.ts';
import { firstReading } from '../../shared/start/on-first-interaction.ts';
import { EveningBanner } from '../home/evening-banner.tsx';
import { BestProducts, PopularProducts, TopSelling } from '../home/featured-sections.tsx';
import { Hero } from '../home/hero.tsx';
import { RoomSection } from '../home/room-section.tsx';
import { WhyBuyHere } from '../home/why-buy-here.tsx';
import { CategorySection } from '../products/category-section.tsx';
import { SearchBar } from '../products/search-bar.tsx';

// Far below the fold: for a guest it waits for the first interaction. For a signed-in visitor what was prerendered may
// change, which needs its code. If it cannot be loaded, About Us has the same information.
const lateSection = (name: 'Showroom' | 'LanguageOffer') =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    if (likelyVisitor(accessToken()) === 'guest') await firstReading();
    const end = await import('../home/end-of-home.tsx').catch(() => undefined);
    return { default: end?.[name] ?? (() => null) };
  });

const Showroom = lateSection('Showroom');
const LanguageOffer = lateSection('LanguageOffer');

const OpeningSoon = lazy(async () => ({ default: (await import('../products/empty-shop.tsx')).OpeningSoon }));

/** The sections that are of no use while there is nothing to sell. */
const SELLING = {
  categories: CategorySection,
  popular: PopularProducts,
  rooms: RoomSection,
  banner: EveningBanner,
  best: BestProducts,
  top: TopSelling,
};
const SECTIONS: Record<HomeSection, ComponentType> = { ...SELLING, reasons: WhyBuyHere, showroom: ShowroomOnceRead };

/** The home page: its sections as the shop has ordered them. The banner with the search stays above them. */
export function Home() {
  const t = useMessages(common);
  const { sections = HOME_SECTIONS } = useShopSettings()?.sections ?? {};
  const isUnstocked = useIsUnstocked(false); // told by the server, or asked for by the section of categories
  return (
    <>
      <PageHead title={t.home.title} description={t.home.description} />
      <Hero />
      <div className="page relative z-10 -mt-7">
        <SearchBar className="mx-auto max-w-2xl" />
      </div>
      {isUnstocked && (
        <Suspense>
          <OpeningSoon />
        </Suspense>
      )}
      {sections.map((name) => {
        const Section = SECTIONS[name];
        return (isUnstocked && name in SELLING) || <Section key={name} />;
      })}
      <OfferOnceRead />
    </>
  );
}

/** One component for each language: prerendered HTML that waits for its code cannot be hydrated in another. */
function ShowroomOnceRead() {
  return (
    <Suspense key={useLanguage()} fallback={<div className="h-screen bg-sand" />}>
      <Showroom />
    </Suspense>
  );
}

/** Not in the HTML: only the browser knows who is offered another language. */
function OfferOnceRead() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <LanguageOffer />
    </Suspense>
  );
}
