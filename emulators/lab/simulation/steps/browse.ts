import { answered, type Call, type Expected, NOT_FOUND, rejected, type Step } from '../call.ts';
import { type CustomerName, FAMILY, LAMP_IDS, type LampId, nameOfLamp, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { World } from '../world.ts';

type Choices = { count: number; priceFrom: number };
type Listed = { _id: string; name: string; price: number; choices?: Choices };

const inWords = ({ _id, name, price, choices }: Listed) =>
  `${_id}: ${name}, ${price}${choices ? `, ${choices.count} from ${choices.priceFrom}` : ''}`;

/** What is for sale, in the order of the shop: the newest first. What was imported is newer than all that was there. */
function lampsOf({ prices }: World): Listed[] {
  const added = Object.keys(prices).filter((id) => !LAMP_IDS.some((lamp) => lamp === id));
  return [...added.toReversed(), ...LAMP_IDS].flatMap((_id) => {
    const price = prices[_id];
    return price === undefined ? [] : [{ _id, name: nameOfLamp(_id), price: price / 100 }];
  });
}

/** What a list shows of these products. */
function listOf(world: World, isWanted: (name: string) => boolean, limit?: number) {
  const lamps = lampsOf(world);
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

/** One of each lamp, on pages of this size. */
export function browseLamps(who: Who, limit: number): Step {
  return {
    name: `${who} browses ${limit} lamps`,
    prepare() {
      const happen = (world: World) => {
        const lamps = lampsOf(world);
        const [first, ...others] = lamps.filter(isOfFamily);
        const choices = { count: others.length + 1, priceFrom: lowestOf(lamps.filter(isOfFamily)) };
        const cards = lamps.filter((lamp) => !others.includes(lamp));
        const told = cards.map((lamp) => inWords(lamp === first && others.length > 0 ? { ...lamp, choices } : lamp));
        return { status: 200, shown: told.slice(0, limit), read: (list: Listed[]) => list.map(inWords) };
      };
      return { who, what: `GET /products?collapse=family&limit=${limit}`, access: 'anyone', happen };
    },
  };
}

const isOfFamily = ({ _id }: Listed) => FAMILY.some((id) => id === _id);
const lowestOf = (lamps: Listed[]) => Math.min(...lamps.map(({ price }) => price));

export function search(who: Who, text: string): Step {
  return {
    name: `${who} searches ${text}`,
    prepare() {
      return { who, what: `GET /products?q=${text}`, access: 'anyone', happen: (world) => foundIn(world, text) };
    },
  };
}

/**
 * First the products with the text in their names; what the tolerant search adds is on sale, too, and nothing comes
 * twice.
 */
function foundIn(world: World, text: string): Expected {
  const onSale = listOf(world, () => true).shown;
  const named = listOf(world, (name) => name.toLowerCase().includes(text)).shown;
  const read = (list: Listed[]) => {
    const found = list.map(inWords);
    const isRight = new Set(found).size === found.length && found.every((product) => onSale.includes(product));
    return isRight ? found.slice(0, named.length) : found;
  };
  return { status: 200, shown: named, read };
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

/** A customer tries what is another's. */
export function snoop(
  who: CustomerName,
  whose: CustomerName,
  what: 'orders' | 'line' | 'removal' | 'users',
  lamp: LampId,
): Step {
  return {
    name: `${who} tries ${whose}'s ${what} ${lamp}`,
    prepare({ uidOf, emailOf }: Known) {
      if (who === whose) return undefined;
      const line = `/carts/${uidOf(whose)}_${lamp}` as const;
      const email = encodeURIComponent(emailOf(whose));
      const notYours = () => rejected(403, 'not-yours');
      const notThere = () => NOT_FOUND;
      const calls: Record<typeof what, Call> = {
        orders: { who, what: `GET /orders?email=${email}`, access: 'user', happen: notYours },
        line: { who, what: `PATCH ${line}`, body: { quantity: 1 }, access: 'own-cart:change', happen: notThere },
        removal: { who, what: `DELETE ${line}`, access: 'own-cart:change', happen: notThere },
        users: { who, what: 'GET /users', access: 'users:read', happen: () => ({ status: 200 }) },
      };
      return calls[what];
    },
  };
}
