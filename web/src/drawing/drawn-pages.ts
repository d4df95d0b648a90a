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

/** What is to be seen at an address, and from what it is drawn. */
interface Seen {
  /** As our own links spell it. */
  path: string;
  status: 200 | 404;
  data: DrawnData;
  facts: Fact[];
}

export type DrawnPage = Seen & Omit<Look, 'at'>;

interface Opened {
  /** What the address names. */
  named: string;
  q: string | undefined;
  shelves: Shelves;
}

interface Look {
  /** The file in `pages`, where it is not part of the app's first file. */
  module?: string;
  /** Somebody who opens it is about to fill it in. */
  startsAtOnce?: true;
  /** Nothing where a page is left to the browser. */
  at: (opened: Opened) => Seen | undefined;
}

/** The pages that are drawn ahead, by their paths in the route table. */
const LOOKS: Record<string, Look> = {
  '': { at: home },
  shop: { module: 'shop', at: lookAtShop },
  'shop/:category': { module: 'shop', at: category },
  'shop/category/:id': { module: 'product', at: product },
  'info/:topic': { module: 'info', at: info },
  aboutUs: { module: 'about-us', startsAtOnce: true, at: () => plain(paths.aboutUs) },
  cart: { module: 'cart', startsAtOnce: true, at: () => plain(paths.cart) },
  track: { module: 'track', startsAtOnce: true, at: () => plain(paths.track) },
  login: { module: 'login', startsAtOnce: true, at: () => plain(paths.login) },
  register: { module: 'register', startsAtOnce: true, at: () => plain(paths.register) },
  '*': { module: 'not-found', at: ({ named }) => missing(`/${named}`) },
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
  const { at, ...page } = LOOKS[pattern] ?? {};
  const seen = at?.({ named, q, shelves });
  return seen && { ...seen, ...page };
}

function plain(path: string): Seen {
  return { path, status: 200, data: [], facts: [] };
}

function missing(path: string): Seen {
  return { ...plain(path), status: 404 };
}

function home({ shelves }: Opened): Seen {
  const lists = FEATURED_LISTS.map((list): DrawnData[number] => [featuredQuery(list).queryKey, shelves.featured(list)]);
  const data: DrawnData = [[categoriesQuery.queryKey, shelves.categories], ...lists];
  return { ...plain(paths.home), data, facts: [storeFacts()] };
}

function lookAtShop({ q, shelves }: Opened): Seen | undefined {
  // The server refuses such a search, and the page says so.
  if (q && q.length > SEARCH_MAXIMUM) return undefined;
  return { ...plain(paths.shop), data: [firstProducts({ q }, shelves)] };
}

function category({ named, q, shelves }: Opened): Seen | undefined {
  const name = categoryNamed(named);
  if (!name) return missing(`/shop/${named}`);
  const trail = trailFacts([...SHOP_TRAIL, { name, path: paths.category(name) }]);
  return { ...plain(paths.category(name)), data: [firstProducts({ category: name, q }, shelves)], facts: [trail] };
}

function firstProducts(filter: Parameters<typeof productPagesQuery>[0], shelves: Shelves): DrawnData[number] {
  const { products: reply, next } = shelves.newest({ ...filter, limit: shop.limits.productsPerPage });
  return [productPagesQuery(filter).queryKey, { pages: [{ reply, next }], pageParams: [null] }];
}

function product({ named, shelves }: Opened): Seen {
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

function info({ named }: Opened): Seen {
  const topic = findInfoTopic(named);
  return topic ? plain(paths.info(topic)) : missing(paths.info(named));
}

const SHOP_TRAIL = [
  { name: t.product.home, path: paths.home },
  { name: t.product.shop, path: paths.shop },
];
