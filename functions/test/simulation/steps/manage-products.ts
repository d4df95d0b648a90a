import { answered, NOT_FOUND, type Step } from '../call.ts';
import type { Who } from '../cast.ts';
import { type LampId, nameOfLamp } from '../lamps.ts';
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
      return { who, what: `PATCH /item/${lamp}`, body, access: 'admin', writes: 'products', happen };
    },
  };
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
      return { who, what: `DELETE /products/${lamp}`, access: 'admin', writes: 'products', happen };
    },
  };
}
