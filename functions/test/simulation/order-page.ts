import type { Who } from './cast.ts';

/** A page on which a buyer is about to order: what it shows, it sends, however late and however often. */
export interface OrderPage {
  /** Different for each page. */
  number: number;
  buyer: Who;
  key: string | undefined;
  items: { id: string; quantity: number }[];
  /** The total that the page shows, in poisha; undefined for a client that sends none. */
  total: number | undefined;
}
