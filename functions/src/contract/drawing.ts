import type { CategoryName, FeaturedListName } from '../domain/products.ts';
import type { Category, Item, ProductSummary } from './products.ts';

/** What the shop's pages show of the catalogue: what everybody may see, and nothing else. */
export interface Shelves {
  categories: Category[];
  product: (id: string) => Item | undefined;
  /** In the order of the list. */
  featured: (list: FeaturedListName) => ProductSummary[];
  /** The newest first; `next` is the cursor of what follows, or absent where nothing does. */
  newest: (wanted: Wanted) => { products: ProductSummary[]; next: string | undefined };
}

export interface Wanted {
  category?: CategoryName | undefined;
  /** Only products whose name holds this text, whatever the case. */
  q?: string | undefined;
  limit: number;
}

/** What was asked for, as it stands in an address. */
export interface PageAddress {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

export interface Drawn {
  status: 200 | 404;
  /** Absent where the page is known, but drawn by the browser alone. */
  html?: string;
}

/** What the build of the pages leaves for the server. */
export interface Drawing {
  draw: (address: PageAddress, shelves: Shelves) => Promise<Drawn>;
  /** Every page that search engines should know, as sitemaps.org wants it. */
  sitemap: (shelves: Shelves) => string;
}
