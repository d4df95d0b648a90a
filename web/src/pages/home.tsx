import { PageHead } from '../app/page-head.tsx';
import { BestProducts } from '../home/best-products.tsx';
import { EveningBanner } from '../home/evening-banner.tsx';
import { Hero } from '../home/hero.tsx';
import { LocationSection } from '../home/location-section.tsx';
import { PopularProducts } from '../home/popular-products.tsx';
import { TopSelling } from '../home/top-selling.tsx';
import { WhyBuyHere } from '../home/why-buy-here.tsx';
import { t } from '../messages/messages.ts';
import { CategorySection } from '../products/category-section.tsx';
import { SearchBar } from '../products/search-bar.tsx';

/** The home page: its sections in order. */
export function Home() {
  return (
    <>
      <PageHead title={t.home.title} description={t.home.description} />
      <Hero />
      <div className="page relative z-10 -mt-7">
        <SearchBar className="mx-auto max-w-2xl" />
      </div>
      <CategorySection />
      <PopularProducts />
      <EveningBanner />
      <BestProducts />
      <TopSelling />
      <WhyBuyHere />
      <LocationSection />
    </>
  );
}
