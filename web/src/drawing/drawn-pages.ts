import type { PageAddress, Shelves } from '@aloghor/functions/contract/drawing';
import { PAGE_MAXIMUM, SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { categoriesQuery, featuredQuery, productPagesQuery, productQuery } from '../api/products.ts';
import type { DrawnData } from '../app/drawn-data.ts';
import { matchesOf } from '../app/load-page.ts';
import { companyTopics, findInfoTopic, helpTopics } from '../messages/info-topics.ts';
import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { categoryNamed } from '../products/category-named.ts';
import { relatedQuery } from '../products/related-query.ts';
import { pickRelated } from '../products/select-products.ts';
import { shop } from '../shop.config.ts';
import { type Fact, productFacts, storeFacts, trailFacts } from './facts.ts';

/** What is drawn at an address, and from what. */
export interface DrawnPage {
  /** As our own links spell it. */
  path: string;
  status: 200 | 404;
  data: DrawnData;
  facts: Fact[];
}

interface Opened {
  /** What the address names. */
  named: string;
  q: string | undefined;
  shelves: Shelves;
}

/** Nothing where a page is left to the browser. */
type Look = (opened: Opened) => DrawnPage | undefined;

/** The pages that are drawn ahead, by their paths in the route table. */
const LOOKS: Record<string, Look> = {
  '': home,
  shop: lookAtShop,
  'shop/:category': category,
  'shop/category/:id': product,
  'info/:topic': info,
  aboutUs: () => plain(paths.aboutUs),
  cart: () => plain(paths.cart),
  track: () => plain(paths.track),
  login: () => plain(paths.login),
  register: () => plain(paths.register),
  '*': ({ named }) => missing(`/${named}`),
};

/** The addresses of pages that need nothing of the catalogue. */
export const PLAIN_PAGES: string[] = [
  paths.aboutUs,
  paths.cart,
  paths.track,
  paths.login,
  paths.register,
  ...[...companyTopics, ...helpTopics].map(paths.info),
];

export function drawnPageAt({ pathname, search }: PageAddress, shelves: Shelves): DrawnPage | undefined {
  const matches = matchesOf(pathname);
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/');
  const [named = ''] = Object.values(matches.at(-1)?.params ?? {});
  const q = new URLSearchParams(search).get('q')?.trim() || undefined;
  return LOOKS[pattern]?.({ named, q, shelves });
}

function plain(path: string): DrawnPage {
  return { path, status: 200, data: [], facts: [] };
}

function missing(path: string): DrawnPage {
  return { ...plain(path), status: 404 };
}

function home({ shelves }: Opened): DrawnPage {
  const lists = FEATURED_LISTS.map((list): DrawnData[number] => [featuredQuery(list).queryKey, shelves.featured(list)]);
  const data: DrawnData = [[categoriesQuery.queryKey, shelves.categories], ...lists];
  return { ...plain(paths.home), data, facts: [storeFacts()] };
}

function lookAtShop({ q, shelves }: Opened): DrawnPage | undefined {
  // The server refuses such a search, and the page says so.
  if (q && q.length > SEARCH_MAXIMUM) return undefined;
  return { ...plain(paths.shop), data: [firstProducts({ q }, shelves)] };
}

function category({ named, q, shelves }: Opened): DrawnPage | undefined {
  const name = categoryNamed(named);
  if (!name) return missing(`/shop/${named}`);
  const trail = trailFacts([...SHOP_TRAIL, { name, path: paths.category(name) }]);
  return { ...plain(paths.category(name)), data: [firstProducts({ category: name, q }, shelves)], facts: [trail] };
}

function firstProducts(filter: Parameters<typeof productPagesQuery>[0], shelves: Shelves): DrawnData[number] {
  const { products: reply, next } = shelves.newest({ ...filter, limit: shop.limits.productsPerPage });
  return [productPagesQuery(filter).queryKey, { pages: [{ reply, next }], pageParams: [null] }];
}

function product({ named, shelves }: Opened): DrawnPage {
  const path = paths.product(named);
  const item = shelves.product(named);
  if (!item) return { ...missing(path), data: [[productQuery(named).queryKey, null]] };
  const [main] = item.categories;
  const candidates = main ? shelves.newest({ category: main, limit: PAGE_MAXIMUM }).products : [];
  const related = pickRelated(item, candidates, shop.limits.relatedProducts);
  const mainTrail = main ? [{ name: main, path: paths.category(main) }] : [];
  return {
    ...plain(path),
    data: [
      [productQuery(named).queryKey, item],
      [relatedQuery(item).queryKey, related],
    ],
    facts: [productFacts(item), trailFacts([...SHOP_TRAIL, ...mainTrail, { name: item.name, path }])],
  };
}

function info({ named }: Opened): DrawnPage {
  const topic = findInfoTopic(named);
  return topic ? plain(paths.info(topic)) : missing(paths.info(named));
}

const SHOP_TRAIL = [
  { name: t.product.home, path: paths.home },
  { name: t.product.shop, path: paths.shop },
];
