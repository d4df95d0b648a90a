import type { Category as ShownCategory } from '../contract/products.ts';
import { type Category, categoriesIn } from '../domain/categories.ts';
import type { CategoryName, FeaturedListName, ProductSort } from '../domain/products.ts';
import type { Settings } from '../domain/settings.ts';
import type { CatalogueHeadDocument } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { CatalogueProduct, unpack, unpackSettings } from './catalogue-documents.ts';
import { type Entry, entryOf } from './entry.ts';
import { inSortOrder, merge, type Placed } from './product-sorts.ts';
import { type StoredSettings, settingsOf } from './settings-of.ts';

/** The products of each shard, by its id. */
type Shards = ReadonlyMap<string, Entry[]>;

/** All products, lists and settings, of one version, in memory. */
export class Catalogue {
  readonly version: string;
  /** What stands in each shard, by its id: in the order of the head, without the changes since. */
  readonly shards: Shards;
  /** The products changed since the shards were packed, as the head has them. */
  readonly changes: CatalogueHeadDocument['changes'];
  /** As the admin wrote them; ids of deleted products may be among them. */
  readonly featured: Readonly<Record<FeaturedListName, string[]>>;
  /** The changed parts, by their current names. */
  readonly storedSettings: StoredSettings;
  /** Those of the shop. */
  readonly settings: Settings;
  /** What this one leaves out of that of the staff. */
  readonly hidden: readonly Entry[];
  readonly #entries: Entries;
  readonly #sorted = new Map<ProductSort, Placed[]>();
  readonly #ofCategories = new Map<string, Placed[]>();
  readonly #head: CatalogueHeadDocument;
  #forShoppers: Catalogue | undefined;
  #families: ReadonlyMap<string, Family> | undefined;

  /** `previous`: an older version, to sort only what has changed since. @throws when the head is damaged */
  constructor(head: CatalogueHeadDocument, shards: Shards, previous?: Catalogue, hidden: readonly Entry[] = []) {
    const { version, featured, settings, changes } = head;
    this.#head = head;
    this.version = version;
    this.featured = featured;
    this.storedSettings = unpackSettings(settings);
    this.settings = settingsOf(this.storedSettings);
    this.shards = shards;
    this.changes = changes;
    this.hidden = hidden;
    this.#entries = entriesById(shards, changes, previous);
    if (previous) this.#follow(previous);
  }

  /** Keeps what the previous version has sorted, so that no chain of versions is held. */
  #follow(previous: Catalogue): void {
    const { gone, added } = differenceOf(previous.#entries, this.#entries);
    for (const [sort, before] of previous.#sorted) {
      const unchanged = before.filter(({ entry }) => !gone.has(entry));
      this.#sorted.set(sort, merge(unchanged, inSortOrder(added, sort), sort));
    }
    if (previous.#forShoppers && previous.#forShoppers !== previous)
      this.#forShoppers = this.#withoutHidden(previous.#forShoppers);
  }

  /** The same without hidden products. */
  get forShoppers(): Catalogue {
    this.#forShoppers ??= this.#withoutHidden();
    return this.#forShoppers;
  }

  #withoutHidden(previous?: Catalogue): Catalogue {
    const shown = this.entries().filter(({ isHidden }) => !isHidden);
    if (shown.length === this.#entries.size) return this;
    const hidden = this.entries().filter(({ isHidden }) => isHidden);
    return new Catalogue({ ...this.#head, changes: {} }, new Map([['shown', shown]]), previous, hidden);
  }

  /** The shop's categories in their order, with those that shoppers do not see. */
  get categories(): readonly Category[] {
    return categoriesIn(this.settings.categories);
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
    return category ? this.#sortedOf(sort, category) : this.#sortedAll(sort);
  }

  #sortedAll(sort: ProductSort): Placed[] {
    const placed = this.#sorted.get(sort) ?? inSortOrder(this.#entries.values(), sort);
    this.#sorted.set(sort, placed);
    return placed;
  }

  #sortedOf(sort: ProductSort, category: CategoryName): Placed[] {
    const order = `${sort} ${category}`;
    const ofCategory = ({ entry }: Placed) => entry.product.categories.includes(category);
    const placed = this.#ofCategories.get(order) ?? this.#sortedAll(sort).filter(ofCategory);
    this.#ofCategories.set(order, placed);
    return placed;
  }
}

type Entries = ReadonlyMap<string, Entry>;

/** The entries of the one that the other lacks, and those that it has instead: a changed product is in both. */
function differenceOf(before: Entries, now: Entries): { gone: Set<Entry>; added: Entry[] } {
  const gone = new Set<Entry>();
  const added: Entry[] = [];
  for (const [id, entry] of before) if (now.get(id) !== entry) gone.add(entry);
  for (const [id, entry] of now) if (before.get(id) !== entry) added.push(entry);
  return { gone, added };
}

/** Those of the shards, with the changes since; what the previous version has unpacked is taken from it. */
function entriesById(
  shards: Shards,
  changes: CatalogueHeadDocument['changes'],
  previous?: Catalogue,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const shard of shards.values()) for (const entry of shard) entries.set(entry.product._id, entry);
  for (const [_id, packed] of Object.entries(changes)) {
    entries.delete(_id);
    const known = packed && isSame(packed, previous?.changes[_id]) && previous?.entry(_id);
    if (known) {
      entries.set(_id, known);
      continue;
    }
    const changed = packed ? [{ ...(unpack(packed) as object), _id }] : []; // checked by the schema
    for (const product of validDocuments(CatalogueProduct, changed, 'catalogue')) entries.set(_id, entryOf(product));
  }
  return entries;
}

function isSame(packed: Uint8Array, other: Uint8Array | null | undefined): boolean {
  return Buffer.compare(packed, other ?? new Uint8Array()) === 0;
}

/**
 * The categories that shoppers see, with their pictures. One without a picture of its own has that of its newest product;
 * without products either it is left out, so a shop that sells nothing yet has none.
 */
export function shownCategories(catalogue: Catalogue): ShownCategory[] {
  return catalogue.categories.flatMap(({ name, label, hidden, ...own }) => {
    const { img, thumbnail } = own.img ? own : (catalogue.sorted('newest', name)[0]?.entry.product ?? {});
    return img && !hidden ? [{ name, label, img, ...(thumbnail && { thumbnail }) }] : [];
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
