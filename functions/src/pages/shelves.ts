import type { Catalogue } from '../catalogue/catalogue.ts';
import { shownCategories } from '../catalogue/shown-categories.ts';
import type { Shelves } from '../contract/drawing.ts';
import type { Product, ProductSummary } from '../contract/products.ts';
import type { ProductField, ProductSort } from '../domain/products.ts';
import { type Position, readCursor, writeCursor } from '../paging/cursor.ts';
import { findProducts } from '../products/find-products.ts';
import { versioned } from '../products/item-version.ts';
import { onlyFields } from '../products/only-fields.ts';

/** The catalogue as the pages read it: the same data that the API answers. */
export function shelvesOf(catalogue: Catalogue): Shelves {
  const productOf = (id: string) => catalogue.entry(id)?.product;
  return {
    categories: shownCategories(catalogue),
    product: (id) => {
      const product = productOf(id);
      return product && versioned(product);
    },
    featured: (list, fields) => catalogue.featuredIds(list).flatMap((id) => summaryOf(productOf(id), fields)),
    list: ({ after, fields, ...wanted }) => {
      const { sort = 'newest' } = wanted;
      const start = after === undefined ? undefined : positionOf(after, sort);
      if (after !== undefined && !start) return undefined;
      const { products, next } = findProducts(catalogue, wanted, start);
      return {
        products: products.flatMap((product) => summaryOf(product, fields)),
        next: next && writeCursor(next, sort),
      };
    },
  };
}

function positionOf(cursor: string, sort: ProductSort): Position | undefined {
  try {
    return readCursor(cursor, sort);
  } catch {
    return undefined; // the page will say what the API says of it
  }
}

/** The fields of a product; empty for a deleted one. */
function summaryOf(product: Product | undefined, fields: readonly ProductField[]): ProductSummary[] {
  return product ? [onlyFields(fields, product) as ProductSummary] : []; // a cast: pages name all fields of a card
}
