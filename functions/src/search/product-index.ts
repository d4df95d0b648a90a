import { isDeepStrictEqual } from 'node:util';
import MiniSearch, { type Query } from 'minisearch';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import type { Specs } from '../contract/specs.ts';
import { SEARCHED_FIELDS, type SearchedField } from '../domain/product-fields.ts';
import type { CategoryName } from '../domain/products.ts';
import { ROOMS_OF_CATEGORY } from '../domain/search-words/categories.ts';
import { inParts } from '../platform/in-parts.ts';
import { termsOfCategories } from './category-terms.ts';
import { thingsCalled, thingsIn, thingsMeantBy, thingsOf } from './concepts.ts';
import { spelledWords, stemOf, termsOf } from './search-terms.ts';
import { INDEX_OPTIONS, type Tolerance, wordQuery } from './word-query.ts';

const OWN_FIELDS = ['name', 'category', 'measures'];

const THING_FIELDS = ['namedConcepts', 'things', 'rooms', 'specifiedConcepts'];

/** What a product is found by: terms, with spaces between them. */
interface Indexed {
  id: string;
  name: string;
  category: string;
  /** Neighbouring words of its name in one: `bedside` of a bed side lamp. */
  together: string;
  /** Its Bangla words in Latin letters. */
  latin: string;
  /** What it is and is made of, by its name. */
  namedConcepts: string;
  /** The same by its categories, too. */
  things: string;
  /** The rooms that it is for, or where it names none, its categories. */
  rooms: string;
  /** What it is made of, and what its light is, by its specifications. */
  specifiedConcepts: string;
  /** Holder, protection, power, voltage, light, and sizes: `e27 ip44 12 12w watt 220v 220volt 3000k 52inch 132cm 1.32metre`. */
  measures: string;
}

/** The products of a catalogue by the words that people use for them. */
export class ProductIndex {
  readonly #index = new MiniSearch<Indexed>({
    ...INDEX_OPTIONS,
    fields: ['name', 'category', 'latin', 'measures', 'together', ...THING_FIELDS],
    searchOptions: { boost: { name: 3, category: 2, latin: 2, namedConcepts: 2, specifiedConcepts: 0.5 } },
  });
  /** By id, as they are in the index. */
  readonly #indexed = new Map<string, Entry>();
  #terms: CategoryTermsByName = new Map();
  #followed: Catalogue | undefined;
  /** Ends when what was asked for so far is followed, or has failed. */
  #following: Promise<unknown> = Promise.resolve();

  /**
   * Indexes what has changed in a catalogue: all of the first one, which takes seconds, a few products of later ones. One
   * catalogue after the other, so concurrent searches share the work.
   */
  follow(catalogue: Catalogue): Promise<void> {
    const followed = this.#following.then(() => this.#follow(catalogue));
    this.#following = followed.catch(() => {});
    return followed;
  }

  async #follow(catalogue: Catalogue): Promise<void> {
    if (this.#followed === catalogue) return;
    for (const id of this.#indexed.keys()) if (!catalogue.entry(id)) this.#remove(id);
    const renamed = this.#renamedIn(catalogue);
    await inParts(catalogue.entries(), (entry) => this.#take(entry, renamed)); // MiniSearch's own addAllAsync only adds, ten by ten
    this.#followed = catalogue;
  }

  /** The categories whose products are found by other words than before. */
  #renamedIn({ categories }: Catalogue): ReadonlySet<CategoryName> {
    const before = this.#terms;
    this.#terms = termsOfCategories(categories);
    const names = [...before.keys(), ...this.#terms.keys()];
    return new Set(names.filter((name) => !isDeepStrictEqual(before.get(name), this.#terms.get(name))));
  }

  #take(entry: Entry, renamed: ReadonlySet<CategoryName>): void {
    const { _id: id, categories } = entry.product;
    const known = this.#indexed.get(id);
    const isRenamed = categories.some((name) => renamed.has(name));
    if (known === entry && !isRenamed) return;
    this.#indexed.set(id, entry);
    const isSame = (field: SearchedField) => isDeepStrictEqual(known?.product[field], entry.product[field]);
    if (known && !isRenamed && SEARCHED_FIELDS.every(isSame)) return;
    if (known) this.#index.discard(id);
    this.#index.add(indexed(entry.product, this.#terms));
  }

  #remove(id: string): void {
    this.#index.discard(id);
    this.#indexed.delete(id);
  }

  /**
   * The products of a catalogue that have every one of these spelled words, in any order: the best match first, of equal
   * ones the newest. The index may follow a newer one by now.
   */
  find(catalogue: Catalogue, words: SearchedWord[], tolerance: Tolerance): Entry[] {
    return [...this.#scores(words, tolerance)]
      .flatMap(([id, score]) => {
        const entry = catalogue.entry(id);
        return entry ? [{ entry, score }] : [];
      })
      .sort((one, other) => other.score - one.score || other.entry.createdAt - one.entry.createdAt)
      .map(({ entry }) => entry);
  }

  /** By id. The longest words first: they leave the fewest products, and where none is left the others cost nothing. */
  #scores(words: SearchedWord[], tolerance: Tolerance): Map<string, number> {
    let scores: Map<string, number> | undefined;
    for (const word of words.toSorted((one, other) => other.word.length - one.word.length)) {
      const before = scores;
      const found = this.#index.search(productsWith(word, tolerance));
      const kept = before ? found.filter(({ id }) => before.has(id)) : found;
      scores = new Map(kept.map(({ id, score }) => [id, score + (before?.get(id) ?? 0)]));
      if (scores.size === 0) break;
    }
    return scores ?? new Map();
  }
}

/** A spelled word, and what it makes with its neighbours: `bed side` is typed for what is called bedside. */
export interface SearchedWord {
  word: string;
  joined: string[];
}

const JOINED_FIELDS = [...OWN_FIELDS, ...THING_FIELDS];

/** What two words mean together is meant before what each does. */
const JOINED_BOOST = 10;

function productsWith({ word, joined }: SearchedWord, tolerance: Tolerance): Query {
  const things: Query = { queries: thingsMeantBy(word, tolerance), fields: THING_FIELDS };
  const apart: Query = { queries: [stemOf(word)], fields: ['together'] };
  const together: Query = {
    queries: [...joined.map(stemOf), ...joined.flatMap(thingsCalled)],
    fields: JOINED_FIELDS,
    boost: Object.fromEntries(JOINED_FIELDS.map((field) => [field, JOINED_BOOST])),
  };
  return { combineWith: 'OR', queries: [wordQuery(word, tolerance, OWN_FIELDS), things, apart, together] };
}

type CategoryTermsByName = ReturnType<typeof termsOfCategories>;

function indexed(product: Pick<Entry['product'], '_id' | SearchedField>, terms: CategoryTermsByName): Indexed {
  const { _id, name, translations = {}, categories, rooms, specs = {} } = product;
  const own = termsOf([name, ...Object.values(translations).map((texts) => texts.name ?? '')]);
  const ofCategories = categories.flatMap((category) => terms.get(category) ?? []);
  const category = ofCategories.flatMap(({ stems }) => stems);
  return {
    id: _id,
    name: own.stems.join(' '),
    category: category.join(' '),
    together: neighbours(spelledWords(name)).join(' '),
    latin: [...own.latin, ...ofCategories.flatMap(({ latin }) => latin)].join(' '),
    namedConcepts: thingsIn(new Set(own.stems)).join(' '),
    things: thingsIn(new Set([...own.stems, ...category])).join(' '),
    rooms: (rooms ?? categories.flatMap((category) => ROOMS_OF_CATEGORY[category] ?? [])).join(' '),
    specifiedConcepts: thingsOf(specs).join(' '),
    measures: measuresOf(specs).join(' '),
  };
}

function neighbours(words: string[]): string[] {
  return words.slice(1).map((word, at) => stemOf(`${words[at]}${word}`));
}

const CM_PER_INCH = 2.54;
const CM_PER_METRE = 100;

function measuresOf({ holder, protection, watt, voltage, kelvin, width, height }: Specs): string[] {
  const codes = [holder, protection].flatMap((code) => code?.toLowerCase() ?? []);
  const sizes = [width, height].flatMap((cm) =>
    cm === undefined ? [] : [`${Math.round(cm / CM_PER_INCH)}inch`, `${cm}cm`, `${cm / CM_PER_METRE}metre`],
  );
  const power = watt === undefined ? [] : [String(watt), `${watt}w`, 'watt'];
  const volts = voltage === undefined ? [] : [`${voltage}v`, `${voltage}volt`];
  return [...codes, ...power, ...volts, ...(kelvin === undefined ? [] : [`${kelvin}k`]), ...sizes];
}
