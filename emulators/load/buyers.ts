// Nothing gets lost: the people of a load run, each with an order to place.
import { randomUUID } from 'node:crypto';
import type { OrderItem } from '@aloghor/functions/contract/order-items';
import { newCustomer, type Person } from '@aloghor/functions/test/people';
import { generatedWords } from '../seed/people.ts';
import { between, pick, randomFrom } from '../seed/random.ts';

/** How a buyer presses the button: once; twice at once; or once on a connection that breaks, and then again. */
export const PRESSES = ['once', 'twice', 'cut'] as const;
type Press = (typeof PRESSES)[number];

export type Lamp = Pick<OrderItem, '_id' | 'price'>;
type Ordered = Lamp & Pick<OrderItem, 'quantity'>;

export interface Buyer {
  /** As in `X-Forwarded-For`: no two buyers have the same. */
  address: string;
  /** Absent for guests. */
  person?: Person;
  lines: Ordered[];
  details: ReturnType<typeof generatedWords>;
  key: string;
  press: Press;
  /** Of a press that is cut: after so many milliseconds. */
  cutAfterMs: number;
}

const LINES_MAXIMUM = 3;
const PIECES_MAXIMUM = 3;
const CUT_WITHIN_MS = 40;

/** Every second one is a customer, every third press is a double one, every sixth is cut. */
export async function newBuyer(place: number, lamps: Lamp[], run: number): Promise<Buyer> {
  const random = randomFrom(run + place);
  const chosen = new Set(Array.from({ length: between(1, LINES_MAXIMUM, random) }, () => pick(lamps, random)));
  const lines = [...chosen].map(({ _id, price }) => ({ _id, price, quantity: between(1, PIECES_MAXIMUM, random) }));
  return {
    address: `10.${between(0, 255, random)}.${(place >> 8) & 255}.${place & 255}`,
    ...(place % 2 === 1 && { person: await newCustomer() }),
    lines,
    details: generatedWords(random),
    key: randomUUID(),
    press: place % 3 === 2 ? 'twice' : place % 6 === 3 ? 'cut' : 'once',
    cutAfterMs: between(0, CUT_WITHIN_MS, random),
  };
}
