import type { Category } from '../contract/products.ts';
import type { CatalogueHeadDocument } from '../database/collections.ts';
import type { CategoryName, FeaturedListName, ProductSort } from '../domain/products.ts';
import type { Entry } from './entry.ts';
import { inSortOrder, type Placed } from './product-sorts.ts';

/** Everything that shoppers browse, of one version, in memory. */
export class Catalogue {
  readonly version: string;
  readonly categories: Category[];
  /** The entries of each shard, by its id. */
  readonly shards: ReadonlyMap<string, Entry[]>;
  /** As the admin wrote them: a deleted product may stand there. */
  readonly featured: Readonly<Record<FeaturedListName, string[]>>;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #sorted = new Map<string, Placed[]>();

  constructor({ version, categories, featured }: CatalogueHeadDocument, shards: ReadonlyMap<string, Entry[]>) {
    this.version = version;
    this.categories = categories;
    this.featured = featured;
    this.shards = shards;
    this.#entries = new Map([...shards.values()].flat().map((entry) => [entry.product._id, entry]));
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Product ids of the named lists, one list after the other without doubles; deleted products are left out. */
  featuredIds(...names: FeaturedListName[]): string[] {
    const ids = new Set(names.flatMap((name) => this.featured[name]));
    return [...ids].filter((id) => this.#entries.has(id));
  }

  /** Every product, or those of a category; sorted only when somebody asks, and then once. */
  sorted(sort: ProductSort, category?: CategoryName): Placed[] {
    const order = `${sort} ${category ?? ''}`;
    const placed = this.#sorted.get(order) ?? this.#sort(sort, category);
    this.#sorted.set(order, placed);
    return placed;
  }

  #sort(sort: ProductSort, category?: CategoryName): Placed[] {
    if (!category) return inSortOrder(this.#entries.values(), sort);
    return this.sorted(sort).filter(({ entry }) => entry.product.categories.includes(category));
  }
}
