import type { ProductFilter } from '../api/product-inputs.ts';
import { categoryNamed } from '../products/category-named.ts';

/** The page that an address opens: `page` names its module, besides what of the address it shows. */
export type OpenedPage =
  | { page: 'home' | 'cart' | 'track' | 'about-us' | 'info' | 'login' | 'register' | 'another' }
  | { page: 'product'; id: string }
  /** Nothing is asked for where there is no such category. */
  | { page: 'shop'; filter: ProductFilter | undefined };

/** The pages that need nothing else, by the first word of their address. */
const PAGES = {
  '': 'home',
  cart: 'cart',
  track: 'track',
  aboutus: 'about-us',
  info: 'info',
  login: 'login',
  register: 'register',
} as const;

/** What the router finds too, for those who cannot wait until the router is there. */
export function openedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OpenedPage {
  const [room = '', first = '', second = ''] = segmentsOf(pathname);
  const word = room.toLowerCase();
  if (word !== 'shop') return { page: isNamed(word) ? PAGES[word] : 'another' };
  if (!second) return { page: 'shop', filter: filterOf(first, search) };
  return first.toLowerCase() === 'category' ? { page: 'product', id: second } : { page: 'another' };
}

function filterOf(requested: string, search: string): ProductFilter | undefined {
  const category = categoryNamed(requested);
  const q = new URLSearchParams(search).get('q')?.trim() || undefined;
  return requested && !category ? undefined : { category, q };
}

function isNamed(word: string): word is keyof typeof PAGES {
  return Object.hasOwn(PAGES, word);
}

/** An address that nobody can decode is none of ours; its page says so. */
function segmentsOf(pathname: string): string[] {
  try {
    return decodeURI(pathname).split('/').slice(1);
  } catch {
    return ['?'];
  }
}
