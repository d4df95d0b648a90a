import type { BulkOutcome } from '@aloghor/functions/domain/bulk-products';
import { answered, NOT_FOUND, rejected, type Step } from '../call.ts';
import { type CustomerName, type LampId, type Member, nameOfLamp, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { World } from '../world.ts';

/** Anybody may try; only admins may. `price` in poisha. */
export function changePrice(who: Who, lamp: LampId, price: number): Step {
  return {
    name: `${who} sells ${lamp} for ${price / 100}`,
    prepare() {
      const body = { name: nameOfLamp(lamp), desc: 'A lamp.', price: price / 100 };
      const happen = ({ prices }: World) => {
        const before = prices[lamp];
        if (before === undefined) return NOT_FOUND;
        prices[lamp] = price;
        return answered({ matchedCount: 1, modifiedCount: before === price ? 0 : 1 });
      };
      return { who, what: `PATCH /item/${lamp}`, body, access: 'products:change', writes: 'products', happen };
    },
  };
}

/** Callers without the permission try it, too. Without a key: the shop itself must not do it twice where an answer is lost. */
export function changePrices(who: Who, lamps: LampId[], pricePercent: number): Step {
  return {
    name: `${who} sells ${lamps.join(' and ')} for ${pricePercent} % more`,
    prepare() {
      const happen = ({ prices }: World) =>
        answered({
          products: lamps.map((lamp) => ({ _id: lamp, outcome: changeByPercent(prices, lamp, pricePercent) })),
        });
      const body = { ids: lamps, pricePercent };
      return { who, what: 'PATCH /products', body, access: 'products:change', writes: 'products', happen };
    },
  };
}

const TAKA = 100;
const DEAREST = 1_000_000_000;

function changeByPercent(prices: World['prices'], lamp: LampId, percent: number): BulkOutcome {
  const before = prices[lamp];
  if (before === undefined) return 'gone';
  const after = Math.round((before * (100 + percent)) / (100 * TAKA)) * TAKA;
  if (after === 0 || after > DEAREST) return 'outOfRange';
  prices[lamp] = after;
  return before === after ? 'unchanged' : 'changed';
}

export function deleteProduct(who: Who, lamp: LampId): Step {
  return {
    name: `${who} deletes ${lamp}`,
    prepare() {
      const happen = ({ prices, stock }: World) => {
        if (prices[lamp] === undefined) return NOT_FOUND;
        delete prices[lamp];
        delete stock[lamp];
        return answered({ deletedCount: 1 });
      };
      return { who, what: `DELETE /products/${lamp}`, access: 'products:change', writes: 'products', happen };
    },
  };
}

// How many users each answer says were changed is not asked: of two at once both may have changed a half, the document
// or the claim.

export function promote(who: Member, whom: CustomerName): Step {
  return {
    name: `${who} promotes ${whom}`,
    prepare({ uidOf }: Known) {
      const happen = ({ members }: World) => {
        members[whom].role = 'admin';
        return { status: 200 };
      };
      return { who, what: `PATCH /users/admin/${uidOf(whom)}`, access: 'users:change', writes: 'users', happen };
    },
  };
}

export function demote(who: Member, whom: CustomerName): Step {
  return {
    name: `${who} demotes ${whom}`,
    prepare({ uidOf }: Known) {
      const happen = ({ members }: World) => {
        if (who === whom) return rejected(409, 'own-role');
        if (members[whom].role === 'admin') members[whom] = { ...members[whom], role: 'customer', isSignedOut: true };
        return { status: 200 };
      };
      return { who, what: `DELETE /users/admin/${uidOf(whom)}`, access: 'users:change', writes: 'users', happen };
    },
  };
}
