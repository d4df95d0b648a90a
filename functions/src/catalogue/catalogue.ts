import { asCurrentSettings } from '../contract/current-settings.ts';
import type { Category } from '../contract/products.ts';
import { CATEGORY_NAMES, type CategoryName, type FeaturedListName, type ProductSort } from '../domain/products.ts';
import type { Settings } from '../domain/settings.ts';
import type { CatalogueHeadDocument } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { CatalogueProduct, unpackSettings } from './catalogue-documents.ts';
import { type Entry, entryOf } from './entry.ts';
import { inSortOrder, type Placed } from './product-sorts.ts';
import { type StoredSettings, settingsOf } from './settings-of.ts';

/** All products, categories, lists and settings, of one version, in memory. */
export class Catalogue {
  readonly version: string;
  readonly categories: Category[];
  /** The ids of the shards. */
  readonly shards: string[];
  /** Their contents. */
  readonly packed: Entry[];
  /** How many products have changed since the shards were packed. */
  readonly changesCount: number;
  /** As the admin wrote them; ids of deleted products may be among them. */
  readonly featured: Readonly<Record<FeaturedListName, string[]>>;
  /** The changed parts, by their current names. */
  readonly storedSettings: StoredSettings;
  /** Those of the shop. */
  readonly settings: Settings;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #sorted = new Map<string, Placed[]>();
  readonly #head: CatalogueHeadDocument;
  #forShoppers: Catalogue | undefined;
  #families: ReadonlyMap<string, Family> | undefined;

  constructor(head: CatalogueHeadDocument, packed: Entry[]) {
    const { version, categories, featured, settings = {}, shards, changes } = head;
    this.#head = head;
    this.version = version;
    this.categories = categories;
    this.featured = featured;
    this.storedSettings = asCurrentSettings(unpackSettings(settings));
    this.settings = settingsOf(this.storedSettings);
    this.shards = shards;
    this.packed = packed;
    this.changesCount = Object.keys(changes).length;
    this.#entries = new Map(withChanges(packed, changes).map((entry) => [entry.product._id, entry]));
  }

  /** About how many bytes of the head are changes. */
  get changesBytes(): number {
    return Buffer.byteLength(JSON.stringify(this.#head.changes));
  }

  /** The same without hidden products. */
  get forShoppers(): Catalogue {
    this.#forShoppers ??= this.#withoutHidden();
    return this.#forShoppers;
  }

  #withoutHidden(): Catalogue {
    const shown = this.entries().filter(({ isHidden }) => !isHidden);
    return shown.length === this.#entries.size ? this : new Catalogue({ ...this.#head, changes: {} }, shown);
  }

  entries(): Entry[] {
    return [...this.#entries.values()];
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Product ids of the named lists, concatenated without duplicates; deleted products are left out. */
  featuredIds(...names: FeaturedListName[]): string[] {
    const ids = new Set(names.flatMap((name) => this.featured[name]));
    return [...ids].filter((id) => this.#entries.has(id));
  }

  /** The lamps that have several choices, by the id of their family; summed up lazily, once. */
  get families(): ReadonlyMap<string, Family> {
    this.#families ??= familiesOf(this.#entries.values());
    return this.#families;
  }

  /** Every product, or those of a category; sorted lazily, once. */
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

/** Applies the changes since the shards were packed. */
function withChanges(packed: Entry[], changes: CatalogueHeadDocument['changes']): Entry[] {
  const unchanged = packed.filter(({ product }) => !Object.hasOwn(changes, product._id));
  const changed = Object.entries(changes).flatMap(([_id, product]) => (product ? [{ ...product, _id }] : []));
  return [...unchanged, ...validDocuments(CatalogueProduct, changed, 'catalogue').map(entryOf)];
}

/**
 * The categories with their pictures. Until the shop has chosen some, they are those of its products, each with the
 * picture of its newest product; a shop without products has none.
 */
export function shownCategories(catalogue: Catalogue): Category[] {
  if (catalogue.categories.length > 0) return catalogue.categories;
  return CATEGORY_NAMES.flatMap((name) => {
    const [newest] = catalogue.sorted('newest', name);
    if (!newest) return [];
    const { img, thumbnail } = newest.entry.product;
    return [{ name, img, ...(thumbnail && { thumbnail }) }];
  });
}

/** What a card says of all choices of a lamp. */
interface Family {
  count: number;
  /** The lowest of the prices. */
  priceFrom: number;
}

/** The families of two products and more, by their ids. */
function familiesOf(entries: Iterable<Entry>): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const { product } of entries) {
    const { family, price } = product;
    if (!family) continue;
    const { count, priceFrom } = families.get(family.id) ?? { count: 0, priceFrom: price };
    families.set(family.id, { count: count + 1, priceFrom: Math.min(priceFrom, price) });
  }
  return new Map([...families].filter(([, { count }]) => count > 1));
}
