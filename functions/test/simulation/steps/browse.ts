import { answered, type Expected, NOT_FOUND, type Step } from '../call.ts';
import type { Who } from '../cast.ts';
import { LAMP_IDS, type LampId, nameOfLamp } from '../lamps.ts';
import type { World } from '../world.ts';

type Listed = { _id: string; name: string; price: number };

const inWords = ({ _id, name, price }: Listed) => `${_id}: ${name}, ${price}`;

/** What a list shows of these products, in the order of the shop: the newest first. */
function listOf({ prices }: World, isWanted: (name: string) => boolean, limit: number = LAMP_IDS.length): Expected {
  const lamps = LAMP_IDS.flatMap((_id) => {
    const price = prices[_id];
    return price === undefined ? [] : [{ _id, name: nameOfLamp(_id), price: price / 100 }];
  });
  const shown = lamps.filter(({ name }) => isWanted(name)).slice(0, limit);
  return { status: 200, shown: shown.map(inWords), read: (list: Listed[]) => list.map(inWords) };
}

export function browseAll(who: Who): Step {
  return {
    name: `${who} browses`,
    prepare() {
      return { who: who, what: 'GET /products', access: 'anyone', happen: (world) => listOf(world, () => true) };
    },
  };
}

export function browsePage(who: Who, limit: number): Step {
  return {
    name: `${who} browses ${limit}`,
    prepare() {
      return {
        who,
        what: `GET /products?limit=${limit}`,
        access: 'anyone',
        happen: (world) => listOf(world, () => true, limit),
      };
    },
  };
}

export function search(who: Who, text: string): Step {
  return {
    name: `${who} searches ${text}`,
    prepare() {
      const isFound = (name: string) => name.toLowerCase().includes(text);
      return { who, what: `GET /products?q=${text}`, access: 'anyone', happen: (world) => listOf(world, isFound) };
    },
  };
}

export function lookAt(who: Who, lamp: LampId): Step {
  return {
    name: `${who} looks at ${lamp}`,
    prepare() {
      const happen = ({ prices }: World) => {
        const price = prices[lamp];
        if (price === undefined) return NOT_FOUND;
        return { ...answered(inWords({ _id: lamp, name: nameOfLamp(lamp), price: price / 100 })), read: inWords };
      };
      return { who, what: `GET /item/${lamp}`, access: 'anyone', happen };
    },
  };
}
