import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Shelves } from '../contract/drawing.ts';
import type { Product, ProductSummary } from '../contract/products.ts';
import { type Position, readCursor, writeCursor } from '../paging/cursor.ts';
import { findProducts } from '../products/find-products.ts';
import { versioned } from '../products/item-version.ts';

/** The catalogue as the pages read it: the same data that the API answers. */
export function shelvesOf(catalogue: Catalogue): Shelves {
  const productOf = (id: string) => catalogue.entry(id)?.product;
  return {
    categories: catalogue.categories,
    product: (id) => {
      const product = productOf(id);
      return product && versioned(product);
    },
    featured: (list) => catalogue.featuredIds(list).flatMap((id) => summaryOf(productOf(id))),
    newest: ({ after, ...wanted }) => {
      const start = after === undefined ? undefined : positionOf(after);
      if (after !== undefined && !start) return undefined;
      const { products, next } = findProducts(catalogue, wanted, start);
      return { products: products.flatMap(summaryOf), next: next && writeCursor(next, 'newest') };
    },
  };
}

function positionOf(cursor: string): Position | undefined {
  try {
    return readCursor(cursor, 'newest');
  } catch {
    return undefined; // the page will say what the API says of it
  }
}

/** The card fields of a product; empty for a deleted one. */
function summaryOf(product: Product | undefined): ProductSummary[] {
  if (!product) return [];
  const { desc, ...summary } = product;
  return [summary];
}
