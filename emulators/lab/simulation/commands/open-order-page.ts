import type { OrderPage } from '../call.ts';
import { isCustomer, type LampId, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import { Command } from './calling-commands.ts';

interface Wish {
  who: Who;
  /** Undefined for a client that sends none. */
  key: string | undefined;
  /** Whether the client sends the total that it shows. */
  sendsTotal: boolean;
  /** What a guest orders; customers order what is in their cart, and this only while there is nothing. */
  items: { id: LampId; quantity: number }[];
}

/** A buyer opens the order page. What it shows then is ordered, whatever changes before the click. */
export class OpenOrderPage extends Command {
  private readonly wish: Wish;

  constructor(wish: Wish) {
    super();
    this.wish = wish;
  }

  check(known: Readonly<Known>): boolean {
    return this.itemsFor(known).length > 0;
  }

  protected async act(known: Known): Promise<void> {
    const { who, key, sendsTotal } = this.wish;
    const items = this.itemsFor(known);
    const { prices } = known.world;
    const total = items.reduce((sum, { id, quantity }) => sum + (prices[id] ?? 0) * quantity, 0);
    known.pageCount += 1;
    known.pages.set(who, { number: known.pageCount, buyer: who, key, items, total: sendsTotal ? total : undefined });
  }

  private itemsFor({ world: { prices, carts } }: Readonly<Known>): OrderPage['items'] {
    const { who, items } = this.wish;
    const cart = isCustomer(who) ? Object.entries(carts[who]).map(([id, quantity]) => ({ id, quantity })) : [];
    return (cart.length > 0 ? cart : items).filter(({ id }) => prices[id] !== undefined);
  }

  override toString(): string {
    const { who, key, sendsTotal, items } = this.wish;
    const wanted = items.map(({ id, quantity }) => `${quantity} ${id}`).join(', ');
    return `${who} opens the order page (${key ?? 'no key'}, ${sendsTotal ? 'total' : 'no total'}, ${wanted})`;
  }
}
