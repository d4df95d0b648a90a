import { isDeepStrictEqual } from 'node:util';
import MiniSearch, { type Query } from 'minisearch';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import type { Specs } from '../contract/specs.ts';
import { ALSO_SEARCHED, BANGLA_CATEGORIES } from '../domain/bangla-categories.ts';
import { SEARCHED_FIELDS, type SearchedField } from '../domain/product-fields.ts';
import { CATEGORY_NAMES, type CategoryName } from '../domain/products.ts';
import { ROOMS_OF_CATEGORY } from '../domain/search-words/rooms.ts';
import { inParts } from '../platform/in-parts.ts';
import { thingsCalled, thingsIn, thingsMeantBy, thingsOf } from './concepts.ts';
import { isBangla, latinOf, spelledWords, stemOf } from './search-terms.ts';
import { INDEX_OPTIONS, type Tolerance, wordQuery } from './word-query.ts';

const TERMS_OF_CATEGORIES = Object.fromEntries(
  CATEGORY_NAMES.map((name) => [name, termsOf([name, BANGLA_CATEGORIES[name], ALSO_SEARCHED[name] ?? ''])]),
) as Record<CategoryName, Terms>; // a cast: they are all

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
    await inParts(catalogue.entries(), (entry) => this.#take(entry)); // MiniSearch's own addAllAsync only adds, ten by ten
    this.#followed = catalogue;
  }

  #take(entry: Entry): void {
    const { _id: id } = entry.product;
    const known = this.#indexed.get(id);
    if (known === entry) return;
    this.#indexed.set(id, entry);
    const isSame = (field: SearchedField) => isDeepStrictEqual(known?.product[field], entry.product[field]);
    if (known && SEARCHED_FIELDS.every(isSame)) return;
    if (known) this.#index.discard(id);
    this.#index.add(indexed(entry));
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

function indexed({ product: { _id, name, translations = {}, categories, rooms, specs = {} } }: Entry): Indexed {
  const own = termsOf([name, ...Object.values(translations).map((texts) => texts.name ?? '')]);
  const ofCategories = categories.map((category) => TERMS_OF_CATEGORIES[category]);
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

interface Terms {
  stems: string[];
  /** Of the Bangla words. */
  latin: string[];
}

function termsOf(texts: string[]): Terms {
  const words = [...new Set(texts.flatMap(spelledWords))];
  return { stems: words.map(stemOf), latin: words.filter(isBangla).map(latinOf) };
}
