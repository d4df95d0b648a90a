import { getProduct, listProductSummaries, type ProductSummary } from '@aloghor/functions/contract/products';
import { addressOf } from '../api/address.ts';
import { askEarly } from '../api/early-answers.ts';
import { productPageInput } from '../api/product-inputs.ts';
import { HERO_PICTURES } from '../home/hero-pictures.ts';
import { categoryNamed } from '../products/category-named.ts';
import { cardPicture } from '../products/picture-sources.ts';
import { preloadPage } from './preload-page.ts';
import { preloadPicture } from './preload-picture.ts';

/** So many cards are on a phone's first screen. */
const FIRST_CARDS = 2;

/** The modules of the pages that need nothing else, by the first word of their address. */
const PAGES: Record<string, string> = {
  cart: 'cart',
  track: 'track',
  aboutus: 'about-us',
  info: 'info',
  login: 'login',
  register: 'register',
};

/**
 * Asks for what the opened address shows while the app is still on the way: the code of its page, its products, and
 * the pictures that are seen first. It is small, and runs before all the rest has arrived.
 */
export function makeFirstRequests({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const [room = '', first, second] = segmentsOf(pathname);
  const named = room.toLowerCase();
  if (named === '') HERO_PICTURES.forEach(preloadPicture);
  else if (named !== 'shop') preloadPage(PAGES[named]);
  else if (first?.toLowerCase() === 'category' && second) openProduct(second);
  else if (!second) openShop(first, search);
}

function openProduct(id: string): void {
  preloadPage('product');
  askFor<ProductSummary>(addressOf(getProduct, { params: { id } }), (product) => preloadPicture({ src: product.img }));
}

function openShop(requested: string | undefined, search: string): void {
  preloadPage('shop');
  const category = categoryNamed(requested);
  if (requested && !category) return;
  const q = new URLSearchParams(search).get('q')?.trim() || undefined;
  const address = addressOf(listProductSummaries, productPageInput({ category, q }));
  askFor<ProductSummary[]>(address, (products) => {
    for (const product of products.slice(0, FIRST_CARDS)) preloadPicture(cardPicture(product));
  });
}

/** What fails now is asked for again, and told, by the page that needs it. */
function askFor<Reply>(address: string, onReply: (reply: Reply) => void): void {
  askEarly(address)
    .then(async (answer) => answer.ok && onReply(await answer.json()))
    .catch(() => undefined);
}

/** An address that nobody can decode is none of ours; its page says so. */
function segmentsOf(pathname: string): string[] {
  try {
    return decodeURI(pathname).split('/').slice(1);
  } catch {
    return ['?'];
  }
}
