import { type Category, categoriesIn, categoryAt, isSame } from '@aloghor/functions/domain/categories';
import { DEFAULT_LANGUAGE } from '@aloghor/functions/domain/languages';
import { ticksOf } from '@aloghor/functions/domain/product-filters';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoryPath, labelOf } from '../../shared/api/categories.ts';
import type { Page } from '../../shared/api/client.ts';
import {
  type ProductFilter,
  productFacetsQuery,
  productPagesQuery,
  useIsUnstocked,
} from '../../shared/api/products.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { rooms } from '../../shared/locale/en/rooms.ts';
import { productFilters } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Navigate } from '../../shared/ui/link.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { CategoryChips, UnknownCategory } from '../products/category-chips.tsx';
import { EmptyShop, NothingFiltered, NothingPriced, OpeningSoon } from '../products/empty-shop.tsx';
import { filterIn, isPriced, roomOf } from '../products/list-address.ts';
import { ListChoice } from '../products/list-choice.tsx';
import { NothingFound } from '../products/nothing-found.tsx';
import { ProductPages } from '../products/product-pages.tsx';

/** The grid of all products, of a category, or of search results. */
export function Shop() {
  const language = useLanguage();
  const t = useMessages(common);
  const { category: requested } = useParams();
  const [searchParams] = useSearchParams();
  const { data: settings, isPending } = useQuery(shopSettingsQuery);
  const category = requested ? categoryAt(categoriesIn(settings?.categories ?? {}), requested) : undefined;
  if (requested && !category)
    return isPending ? <LoadingOverlay label={t.page.loading} /> : <UnknownCategory name={requested} />;
  if (requested && category && !isSame(category.label[DEFAULT_LANGUAGE], requested))
    return <Navigate replace to={{ pathname: categoryPath(category), search: `${searchParams}` }} />; // it had this label before
  return <Listing category={category} filter={filterIn(searchParams, language, category?.name)} />;
}

function Listing({ category, filter }: { category: Category | undefined; filter: ProductFilter }) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const tRooms = useMessages(rooms);
  const t = useMessages(common);
  const isEmpty = useIsEmpty(filter);
  const isUnstocked = useIsUnstocked(isEmpty) && isEmpty;
  const { shown, isComing } = useShownList(filter);
  const { q } = filter;
  const label = category && labelOf(category, language);
  const room = roomOf(filter);
  const lights = room && tRooms.lightsFor[room];
  const heading = label ?? lights ?? (q ? tShop.searchHeading(q) : tShop.heading);
  const isFiltered = ticksOf(filter).length > 0;
  const empty = label ? (
    <EmptyShop title={tShop.emptyTitle} text={tShop.emptyCategory(label)} />
  ) : (
    <EmptyShop title={t.search.noResults} text={tShop.emptySearch}>
      {q && <NothingFound q={q} />}
    </EmptyShop>
  );

  return (
    <div className="page section-air pt-2 md:pt-8">
      <PageHead
        title={category || lights || q ? heading : tShop.title}
        description={label ? tShop.categoryDescription(label) : lights ? tRooms.description(lights) : tShop.description}
        further={furtherPage(filter)}
      />
      {q && <meta name="robots" content="noindex" />}
      <div className="flex items-baseline gap-x-3 md:flex-wrap">
        <h1 className={`text-xl max-md:truncate md:text-3xl ${label ? 'first-letter:uppercase' : ''}`}>{heading}</h1>
        {!isUnstocked && <ProductCount filter={filter} />}
      </div>
      {isUnstocked ? (
        <OpeningSoon />
      ) : (
        <>
          <div className="mt-1 mb-2 flex items-start gap-2 md:mt-5 md:mb-6">
            <ListChoice filter={filter} />
            <CategoryChips current={category?.name ?? (q || room ? undefined : 'all')} />
          </div>
          <div aria-busy={isComing} className={isComing ? 'opacity-50' : undefined}>
            <ProductPages
              key={JSON.stringify(shown)}
              filter={shown}
              empty={isFiltered ? <NothingFiltered /> : isPriced(filter) ? <NothingPriced /> : empty}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The list on the screen: the previous one stays until the wanted one is loaded or has failed. */
function useShownList(wanted: ProductFilter) {
  const language = useLanguage();
  const { data, error } = useInfiniteQuery(productPagesQuery(wanted, language));
  const key = JSON.stringify(wanted);
  const [before, setBefore] = useState(key);
  const isThere = data !== undefined || error !== null;
  const isComing = !isThere && before !== key;
  useEffect(() => {
    if (isThere) setBefore(key);
  }, [isThere, key]);
  const shown: ProductFilter = isComing ? JSON.parse(before) : wanted; // as it was written
  return { shown, isComing };
}

/** The query of a further page of a list, and of a list for a room; any other filtered list has no canonical page of its own. */
function furtherPage(filter: ProductFilter): string {
  const { after, category, ...choices } = filter;
  const room = roomOf(filter);
  const others = room ? { ...choices, room: undefined } : choices;
  if (Object.values(others).some((choice) => choice !== undefined)) return '';
  const own = String(new URLSearchParams({ ...(room && { room }), ...(after && { after }) }));
  return own && `?${own}`;
}

function useIsEmpty(filter: ProductFilter): boolean {
  const language = useLanguage();
  return useInfiniteQuery(productPagesQuery(filter, language)).data?.pages[0]?.reply.length === 0;
}

/** How many products a list has, or shows so far; stays mounted while lists change, so that each count is announced. */
function ProductCount({ filter }: { filter: ProductFilter }) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const t = useMessages(productFilters);
  const { data: pages, hasNextPage } = useInfiniteQuery(productPagesQuery(filter, language));
  const { data: filters, isPlaceholderData } = useQuery(productFacetsQuery(filter));

  function total(): string {
    if (filters && !isPlaceholderData) return t.total(filters.total); // those of the previous list count other products
    const shown = countOf(pages?.pages ?? []);
    return hasNextPage || filter.after ? tShop.shown(shown) : t.total(shown);
  }

  return (
    <p role="status" className="shrink-0 text-ink-soft text-sm empty:hidden md:text-base">
      {pages && (filter.q ? tShop.found(pages.pages[0]?.total ?? 0) : total())}
    </p>
  );
}

function countOf(pages: Page<unknown[]>[]): number {
  return pages.reduce((sum, { reply }) => sum + reply.length, 0);
}
