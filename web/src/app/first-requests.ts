import type { Product, ProductSummary } from '@aloghor/functions/contract/products';
import { SUMMARY_FIELDS } from '@aloghor/functions/domain/products';
import { addressOf } from '../api/address.ts';
import { askEarly } from '../api/early-answers.ts';
import { type ProductFilter, productsInput, shopPageQuery } from '../api/product-inputs.ts';
import { HERO_PICTURES } from '../home/hero-pictures.ts';
import { cardPicture, pagePicture } from '../ui/picture-sources.ts';
import { openedPage } from './opened-page.ts';
import { preloadPage } from './preload-page.ts';
import { preloadPicture } from './preload-picture.ts';

/** So many cards are on a phone's first screen. */
const FIRST_CARDS = 2;

/**
 * Asks for what the opened address shows while the app is still on the way: the code of its page, its products, and
 * the pictures that are seen first. It is small, and runs before all the rest has arrived.
 */
export function makeFirstRequests(address: Pick<Location, 'pathname' | 'search'>): void {
  const opened = openedPage(address);
  preloadPage(opened.page);
  if (opened.page === 'home') HERO_PICTURES.forEach(preloadPicture);
  if (opened.page === 'product') askForProduct(opened.id);
  if (opened.page === 'shop' && opened.filter) askForProducts(opened.filter);
}

function askForProduct(id: string): void {
  askFor<Product>(addressOf('GET /item/:id', { params: { id } }), (product) => preloadPicture(pagePicture(product)));
}

function askForProducts(filter: ProductFilter): void {
  const input = productsInput(shopPageQuery(filter), SUMMARY_FIELDS);
  askFor<ProductSummary[]>(addressOf('GET /products', input), (products) => {
    for (const product of products.slice(0, FIRST_CARDS)) preloadPicture(cardPicture(product));
  });
}

/** What fails now is asked for again, and told, by the page that needs it. */
function askFor<Reply>(address: string, onReply: (reply: Reply) => void): void {
  askEarly(address)
    .then(async (answer) => answer.ok && onReply(await answer.json()))
    .catch(() => undefined);
}
