import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { isArticleTyped } from '../domain/article-number.ts';
import { shopName } from '../domain/brand.ts';
import type { Category } from '../domain/categories.ts';
import { type CategoryName, SUGGESTED_PRODUCTS } from '../domain/products.ts';
import { BANGLA_BESIDE, BANGLA_GENERAL } from '../domain/search-words/bangla.ts';
import { ENGLISH_BESIDE, ENGLISH_GENERAL } from '../domain/search-words/english.ts';
import { inParts } from '../platform/in-parts.ts';
import { productsHolding, wordsInBangla, wordsWithCategories } from './name-search.ts';
import { ProductIndex, type SearchedWord } from './product-index.ts';
import { latinOf, spelledWords, stemOf } from './search-terms.ts';
import { type TypedPrice, typedPrice } from './typed-price.ts';
import { isForgiven, type Tolerance } from './word-query.ts';

const TOLERANCES: readonly Tolerance[] = ['no-error', 'one-error'];

/** Made at the first search that needs it, not at a cold start, and kept in step with the catalogue. */
const index = new ProductIndex();

/**
 * The products that a text finds, the best ones first: the one with this article number, then those whose name contains
 * it, newest first; only where they are fewer than a search suggests, others follow that match its words in any form.
 */
export async function searchProducts(catalogue: Catalogue, typed: string): Promise<Entry[]> {
  const isHeld = productsHolding(typed, catalogue.categories);
  const newest = catalogue.sorted('newest').map(({ entry }) => entry);
  const holding: Entry[] = [];
  await inParts(newest, (entry) => void (isHeld(entry) && holding.push(entry))); // the first one in Bangla takes long
  const held = closestFirst(holding, typed, catalogue.categories);
  if (held.length >= SUGGESTED_PRODUCTS) return held;
  const price = typedPrice(typed);
  const words = searchedWords(catalogue, price.rest);
  const found = words === 'anything' ? [...new Set([...held, ...newest])] : await filledUp(held, catalogue, words);
  return atPrice(found, price, isHeld);
}

/** An article number comes first. Words in Bangla may be apart in what holds them; where they stand together is meant next. */
function closestFirst(held: Entry[], typed: string, categories: readonly Category[]): Entry[] {
  const isTyped = isArticleTyped(typed);
  const phrase = wordsInBangla(typed).join(' ');
  const isPhrase = (entry: Entry) => ` ${wordsWithCategories(entry, categories)}`.includes(` ${phrase}`);
  const inOrder = phrase === '' ? held : thoseFirst(held, isPhrase);
  return thoseFirst(inOrder, ({ product }) => isTyped(product.article));
}

function thoseFirst(entries: Entry[], isFirst: (entry: Entry) => boolean): Entry[] {
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
}

/** Those of a price that was typed; where none costs so much, all, the cheapest first. */
function atPrice(
  found: Entry[],
  { least = 0, most = Number.POSITIVE_INFINITY }: TypedPrice,
  isHeld: (entry: Entry) => boolean,
): Entry[] {
  if (least === 0 && most === Number.POSITIVE_INFINITY) return found;
  const meant = found.filter((entry) => isHeld(entry) || (entry.product.price >= least && entry.product.price <= most));
  return meant.length > 0 ? meant : found.toSorted((one, other) => one.product.price - other.product.price);
}

async function filledUp(held: Entry[], catalogue: Catalogue, words: SearchedWord[]): Promise<Entry[]> {
  await index.follow(catalogue);
  const found = new Set(held);
  for (const tolerance of TOLERANCES) {
    if (found.size >= SUGGESTED_PRODUCTS || (tolerance === 'one-error' && !words.some(({ word }) => isForgiven(word))))
      break;
    for (const entry of index.find(catalogue, words, tolerance)) found.add(entry);
  }
  return [...found];
}

/** The first category of what one word of a search finds, where all of them together find nothing. */
export async function nearestCategory(catalogue: Catalogue, typed: string): Promise<CategoryName | undefined> {
  const words = searchedWords(catalogue, typedPrice(typed).rest);
  if (words === 'anything') return undefined;
  await index.follow(catalogue);
  for (const word of words) {
    const [nearest] = index.find(catalogue, [word], 'one-error');
    if (nearest) return nearest.product.categories[0];
  }
  return undefined;
}

/** How many words of a search count: among 10,000 products each that many names begin with costs some 10 ms. */
const WORDS_MAXIMUM = 6;

const isFiller = isOneOf(ENGLISH_BESIDE, BANGLA_BESIDE);
const isYear = (word: string) => /^20\d\d$/.test(word);
const isBeside = (word: string) => isFiller(word) || isYear(word);
const isGeneral = isOneOf(ENGLISH_GENERAL, BANGLA_GENERAL);

/**
 * The spelled words of a text that say what is searched for; none where it is anything that the shop sells, or its name. Words such as
 * "price" count where nothing else is typed.
 */
function searchedWords({ settings: { brand } }: Catalogue, typed: string): SearchedWord[] | 'anything' {
  const words = [...new Set(spelledWords(typed))];
  const wanted = words.filter((word) => !isBeside(word));
  const isOfName = wholeNameIn(words, brand);
  const special = wanted.filter((word) => !isGeneral(word) && !isOfName(word));
  if (wanted.length > 0 && special.length === 0) return 'anything';
  const searched = wanted.length > 0 ? special : words;
  return searched.slice(0, WORDS_MAXIMUM).map((word) => ({ word, joined: joinedWith(word, words) }));
}

/** Whether a word is of the shop's name, where all of it is typed: a single word of it may be a thing that the shop sells. */
function wholeNameIn(words: string[], brand: Catalogue['settings']['brand']): (word: string) => boolean {
  const [english, bangla] = [spelledWords(shopName(brand, 'en')), shopName(brand, 'bn')];
  const whole = [
    { length: english.length, isOf: isOneOf(english, []) },
    { length: spelledWords(bangla).length, isOf: isOneOf([], [bangla]) },
  ].filter(({ length, isOf }) => words.filter(isOf).length >= length);
  return (word) => whole.some(({ isOf }) => isOf(word));
}

/** A word in one with the word before it, and with the word after it. */
function joinedWith(word: string, words: string[]): string[] {
  const at = words.indexOf(word);
  const [before, after] = [words[at - 1], words[at + 1]];
  return [...(before ? [before + word] : []), ...(after ? [word + after] : [])];
}

/** Whether a spelled word is one of these, of which those in Bangla may be typed in Latin letters. */
function isOneOf(english: string[], bangla: string[]): (word: string) => boolean {
  const spelled = bangla.flatMap(spelledWords);
  const known = new Set([...english, ...spelled]);
  const latin = new Set(spelled.map(latinOf));
  return (word) => known.has(word) || known.has(stemOf(word)) || (/[a-z]/.test(word) && latin.has(latinOf(word)));
}
