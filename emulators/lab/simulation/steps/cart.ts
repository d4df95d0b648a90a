import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { answered, MODIFIED, NOT_FOUND, type Step, UNMODIFIED } from '../call.ts';
import type { CustomerName, LampId } from '../cast.ts';
import type { Known } from '../known.ts';
import { isAdminFor } from '../permissions.ts';
import type { World } from '../world.ts';

export function add(who: CustomerName, lamp: LampId, quantity: number): Step {
  return {
    name: `${who} adds ${quantity} ${lamp}`,
    prepare({ uidOf }: Known) {
      const happen = ({ prices, carts }: World) => {
        if (prices[lamp] === undefined) return NOT_FOUND;
        const before = carts[who][lamp];
        const after = Math.min((before ?? 0) + quantity, QUANTITY_MAXIMUM);
        carts[who][lamp] = after;
        if (before === undefined) return answered({ insertedId: `${uidOf(who)}_${lamp}` });
        return after === before ? UNMODIFIED : MODIFIED;
      };
      return {
        who,
        what: 'POST /carts',
        body: { productId: lamp, quantity },
        access: 'own-cart:change',
        writes: 'carts',
        happen,
      };
    },
  };
}

export function setQuantity(who: CustomerName, lamp: LampId, quantity: number): Step {
  return {
    name: `${who} sets ${lamp} to ${quantity}`,
    prepare({ uidOf }: Known) {
      const happen = ({ carts }: World) => {
        const before = carts[who][lamp];
        if (before === undefined) return NOT_FOUND;
        carts[who][lamp] = quantity;
        return before === quantity ? UNMODIFIED : MODIFIED;
      };
      const what = `PATCH /carts/${uidOf(who)}_${lamp}` as const;
      return { who, what, body: { quantity }, access: 'own-cart:change', writes: 'carts', happen };
    },
  };
}

export function remove(who: CustomerName, lamp: LampId): Step {
  return {
    name: `${who} removes ${lamp}`,
    prepare({ uidOf }: Known) {
      const happen = ({ carts }: World) => {
        const isThere = carts[who][lamp] !== undefined;
        delete carts[who][lamp];
        return answered({ deletedCount: isThere ? 1 : 0 });
      };
      return { who, what: `DELETE /carts/${uidOf(who)}_${lamp}`, access: 'own-cart:change', writes: 'carts', happen };
    },
  };
}

export function emptyCart(who: CustomerName): Step {
  return {
    name: `${who} empties the cart`,
    prepare() {
      const happen = ({ carts }: World) => {
        const deletedCount = Object.keys(carts[who]).length;
        carts[who] = {};
        return answered({ deletedCount });
      };
      return { who, what: 'DELETE /carts', access: 'own-cart:change', writes: 'carts', happen };
    },
  };
}

type ShownLine = { productId: string; quantity: number; price: number; available: boolean };

export function lookIntoCart(who: CustomerName): Step {
  return {
    name: `${who} looks into the cart`,
    prepare() {
      const happen = (world: World) => {
        const lines = isAdminFor('user', world, who) ? [] : Object.entries(world.carts[who]);
        const shown = lines.map(([lamp, quantity]) => inWords(lamp, quantity, world.prices[lamp])).toSorted();
        return { ...answered(shown), read: (cart: ShownLine[]) => cart.map(shownInWords).toSorted() };
      };
      return { who, what: 'GET /carts', access: 'user', happen };
    },
  };
}

/** `price` is undefined for a product that is gone: what its line says then is the last known price, whichever that was. */
function inWords(lamp: string, quantity: number, price: number | undefined): string {
  return `${quantity} ${lamp} ${price === undefined ? 'no more' : `at ${price / 100}`}`;
}

function shownInWords({ productId, quantity, price, available }: ShownLine): string {
  return inWords(productId, quantity, available ? price * 100 : undefined);
}

/** A guest signs in: the browser's cart is merged into the account's, once for each `mergeId`. */
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
      return { who, what: 'POST /carts/merge', body, access: 'own-cart:change', writes: 'carts', happen };
    },
  };
}
