import type { QueryClient } from '@tanstack/react-query';
import { cartQuery, setLineQuantity } from '../../shared/api/carts.ts';
import type { FoundOrder } from '../../shared/api/orders.ts';
import { subtract, takeFromGuestCart } from '../../shared/cart/change-guest-cart.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import type { Session } from '../../shared/session/session.tsx';

/**
 * Takes what an order has, whose answer was lost, out of the visitor's cart. The server has done so for an order of the
 * account; a guest's order is not the account's, although its goods came into that cart at sign-in.
 */
export async function takeOrdered(
  { orderItems, mobileNumber }: Pick<FoundOrder, 'orderItems' | 'mobileNumber'>,
  { user, visitor }: Pick<Session, 'user' | 'visitor'>,
  queries: QueryClient,
  language: LanguageCode,
): Promise<void> {
  const ordered = orderItems.map(({ _id, quantity }) => ({ ItemId: _id, quantity }));
  if (visitor === 'guest') return takeFromGuestCart(ordered);
  const cart = cartQuery(user?.email);
  if (user && visitor === 'customer' && mobileNumber !== undefined) {
    const { mergeGuestCart } = await import('../../shared/cart/merge-guest-cart.ts');
    await mergeGuestCart(user.uid, language); // what is on its way to the account must have come
    const lines = await queries.fetchQuery(cart);
    const held = lines.map(({ productId, quantity }) => ({ ItemId: productId, quantity }));
    const kept = subtract(held, ordered);
    for (const { _id, productId, quantity } of lines) {
      const left = kept.find(({ ItemId }) => ItemId === productId)?.quantity ?? 0;
      if (left !== quantity) await setLineQuantity(_id, left);
    }
    takeFromGuestCart(subtract(ordered, held)); // where the account's cart is full
  }
  await queries.invalidateQueries(cart);
}
