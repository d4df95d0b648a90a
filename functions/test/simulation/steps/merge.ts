import { QUANTITY_MAXIMUM } from '../../../src/domain/limits.ts';
import { answered, type Step } from '../call.ts';
import type { CustomerName } from '../cast.ts';
import type { LampId } from '../lamps.ts';
import type { World } from '../world.ts';

/** A guest signs in: what is in the browser's cart comes into the account's, once for each `mergeId`. */
export function signInWithCart(
  who: CustomerName,
  mergeId: string,
  entries: { lamp: LampId; quantity: number }[],
): Step {
  const cart = entries.map(({ lamp, quantity }) => `${quantity} ${lamp}`);
  return {
    name: `${who} signs in with ${cart.join(', ')} (${mergeId})`,
    prepare() {
      const happen = ({ prices, carts, merges }: World) => {
        const before = merges[who][mergeId];
        if (before !== undefined) return answered({ modifiedCount: 0, gone: before, left: [] });
        const there = entries.filter(({ lamp }) => prices[lamp] !== undefined);
        for (const { lamp, quantity } of there) {
          carts[who][lamp] = Math.min((carts[who][lamp] ?? 0) + quantity, QUANTITY_MAXIMUM);
        }
        const gone = entries.length - there.length;
        merges[who][mergeId] = gone;
        return answered({ modifiedCount: there.length, gone, left: [] });
      };
      const body = { mergeId, entries: entries.map(({ lamp, quantity }) => ({ ItemId: lamp, quantity })) };
      return { who, what: 'POST /carts/merge', body, access: 'customer', writes: 'carts', happen };
    },
  };
}
