import type { Faq } from '../domain/content.ts';
import type { InfoTopic } from '../domain/info-topics.ts';
import type { ListedField } from '../domain/product-fields.ts';
import type { FeaturedListName, ProductSort } from '../domain/products.ts';
import type { InfoPage } from '../domain/rich-text.ts';
import type { PublicSettings, SettingsPart } from '../domain/settings.ts';
import type { Parsed } from './endpoint.ts';
import type { listProductFacets, ProductFacets, ProductSummary } from './product-lists.ts';
import type { Category, Item } from './products.ts';
import type { Review } from './reviews.ts';

/** The part of the catalogue that pages show: public data only. */
export interface CatalogueView {
  /** Those that have a picture. */
  categories: Omit<Category, 'label'>[];
  settings: PublicSettings;
  faq: Faq;
  /** Whether the shop tells how many are left of what runs low. */
  tellsLeft: boolean;
  infoPage: (topic: InfoTopic) => InfoPage;
  product: (id: string) => Item | undefined;
  /** When what the page of a product says last changed, in milliseconds since 1970. */
  changedAt: (id: string) => number | undefined;
  /** When one of these parts of the settings last changed, in milliseconds since 1970, if any of them has. */
  settingsChangedAt: (...parts: SettingsPart[]) => number | undefined;
  /** Of each hidden product its lists, and when it was hidden or changed since: these lists changed then. */
  hidden: (Pick<Item, 'categories' | 'rooms'> & { changedAt: number })[];
  /** The newest reviews that the shop shows of a product. */
  reviews: (id: string) => Promise<Review[]>;
  /** In the order of the list, with these fields: what a page does not show would make its HTML heavier. */
  featured: (list: FeaturedListName, fields: readonly ListedField[]) => Promise<ProductSummary[]>;
  /** In the order of `sort`; nothing where `after` is no cursor of it. */
  list: (wanted: Wanted) => Promise<ProductListing | undefined>;
  /** What the choices of each filter would show of a list. */
  facets: (wanted: Narrowing) => Promise<ProductFacets>;
}

export interface ProductListing {
  products: ProductSummary[];
  /** The cursor of the next page, undefined on the last one. */
  next: string | undefined;
  /** How many products a search finds, on all its pages. */
  total?: number | undefined;
}

/** What narrows a list, as the API takes it. */
export type Narrowing = Omit<Parsed<typeof listProductFacets>['query'], 'fresh'>;

export interface Wanted extends Narrowing {
  /** Newest first by default, or what matches a search best. */
  sort?: ProductSort | undefined;
  /** Only what follows this cursor. */
  after?: string | undefined;
  limit: number;
  fields: readonly ListedField[];
}

/** The requested address, split into path and search. */
export interface PageAddress {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

export interface RenderedPage {
  status: 200 | 301 | 404;
  /** Absent for an existing page that only the browser renders. */
  html?: string;
  /** With 301: the page's path in the spelling of our links; the search stays. */
  location?: string;
}

/** The build of the pages, as the server uses it. */
export interface PageRenderer {
  /** The path of a page in the route table, such as `/shop/:category`; `/*` for what is no page. */
  patternOf: (pathname: string) => string;
  /** The address without a search that its page does not show: one rendering serves all such addresses. */
  shownAddress: (address: PageAddress) => PageAddress;
  /** The signal ends a rendering that takes too long. */
  renderPage: (address: PageAddress, catalogue: CatalogueView, signal?: AbortSignal) => Promise<RenderedPage>;
  /** In place of a page that is answered with an error, in the language of the address: HTML without the app. */
  errorPage: (pathname: string, status: number, shop?: Pick<PublicSettings, 'brand' | 'contact'>) => Promise<string>;
  /** What a phone shows of the installed shop, in the language of this path; undefined where the path is of no manifest. */
  manifest: (path: string, shop: Pick<PublicSettings, 'brand'>) => Promise<string | undefined>;
  /** Every page for search engines, in the format of sitemaps.org. */
  sitemap: (catalogue: CatalogueView) => Promise<string>;
}
