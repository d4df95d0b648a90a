import { room } from '../room.ts';

/** Texts for a guest cart that does not fit into the account's cart, in English; not loaded by home. */
export const fullCart = room('tFullCart', {
  waiting: (count: number) =>
    `Your cart is full. ${count === 1 ? '1 more product waits' : `${count} more products wait`} in this browser and will come in when there is room.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One product of your cart is no longer sold. We have left it out.'
      : `${count} products of your cart are no longer sold. We have left them out.`,
});
