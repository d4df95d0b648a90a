import type { RowOwner } from '@aloghor/functions/domain/payouts';
import fc from 'fast-check';
import type { Switches } from '../../../shop/couriers/switches.ts';
import { ADMIN, CLERK } from '../cast.ts';
import type { Loss } from '../shop.ts';
import { ORDERS, QUANTITY } from './parcel-world.ts';
import { COURIERS } from './ways.ts';

const PLACES_MAXIMUM = 9;
const ACTS_MAXIMUM = 30;

/** Words that a parcel is moved on at once: to its end it takes several. */
const MOVES_MAXIMUM = 4;

const order = fc.nat(ORDERS - 1);
const courier = fc.constantFrom(...COURIERS);
const who = fc.constantFrom(CLERK, ADMIN);
const place = fc.nat(PLACES_MAXIMUM);

/** How the courier answers a call that books, and whether it keeps the parcel nevertheless. */
const answer = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ booking: 'answered', keeps: true } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      booking: fc.constantFrom<Switches['booking'][]>('cut', 'proxyPage', 'failed', 'redirected', 'busy'),
      keeps: fc.boolean(),
    }),
  },
);

/** What is lost between the shop and the person who books. */
const loss = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Loss[]>('its answer is lost', 'cut in mid-call', "the database's answer is lost"),
  },
);

const chosen = fc.uniqueArray(order, { minLength: 1, maxLength: ORDERS });

const ACTS = {
  book: fc.record({ orders: chosen, courier, who, answer, loss }),
  /** Two clerks at once, perhaps at different couriers. */
  bookAtOnce: fc.record({ orders: chosen, courier, other: courier, answer }),
  /** The process ends after the claim, or after the call, and nothing of it is kept. */
  die: fc.record({ order, courier, when: fc.constantFrom('before the call', 'after the call'), answer }),
  bookAgain: fc.record({ order, courier, who, answer }),
  /** For some minutes couriers show no new parcel to look-ups, or show it without its consignment. */
  hide: fc.record({ minutes: fc.constantFrom(0, 5, 30), untracked: fc.constantFrom(0, 15, 60) }),
  /** Ten minutes pass, and the couriers are asked for what was lost. */
  lookUp: fc.record({}),
  /** Ten minutes pass, and the couriers are asked where the parcels are; perhaps by two at once. */
  poll: fc.record({ isTwice: fc.boolean() }),
  move: fc.record({ parcel: place, nexts: fc.array(place, { minLength: 1, maxLength: MOVES_MAXIMUM, size: 'max' }) }),
  /** A courier calls the shop, perhaps not for the first time. */
  tell: fc.record({ news: place }),
  /** All that it has not been told yet, and the last one first. */
  tellSwapped: fc.record({}),
  cancel: fc.record({ order, who, loss }),
  /** Somebody looks into the courier's panel, and says what stands there. */
  lookIntoPanel: fc.record({ order, who }),
  /** Somebody cancels it in the courier's panel, and says so. */
  cancelInPanel: fc.record({ order, who }),
  /** Somebody finds in the shop what its courier has cancelled before it was picked up, and says so. */
  findInShop: fc.record({ order, who }),
  handOver: fc.record({ order, who }),
  countBack: fc.record({ order, isTwice: fc.boolean() }),
  /** Somebody counts what has come back of an order that was delivered; perhaps two at once. */
  countLater: fc.record({ order, quantity: fc.integer({ min: 1, max: QUANTITY }), isTwice: fc.boolean() }),
  /** Somebody closes an order, whatever the courier has. */
  meddle: fc.record({ order, status: fc.constantFrom('Delivered', 'Cancel') }),
  /** What the courier was told cannot be changed. */
  changeAddress: fc.record({ order }),
  payOut: fc.record({}),
  /** A courier pays money of another shop, perhaps under an invoice of ours, and two people say at once whose it is. */
  payForeign: fc.record({
    order,
    courier,
    isOurs: fc.boolean(),
    owner: fc.constantFrom<RowOwner>('shop', 'courier', 'settled'),
    isSettledLater: fc.boolean(),
  }),
  /** A courier is asked to pay for what it has lost or damaged, and two people note at once that it has. */
  claim: fc.record({ order }),
} as const;

type Acts = typeof ACTS;
type ActName = keyof Acts;

/** What an act needs to know. */
export type ActOf<Name extends ActName> = Acts[Name] extends fc.Arbitrary<infer Given> ? Given : never;

export type Act = { [Name in ActName]: { name: Name; given: ActOf<Name> } }[ActName];

/** The relative frequency of each. */
const WEIGHTS: Record<ActName, number> = {
  book: 12,
  bookAtOnce: 6,
  die: 5,
  bookAgain: 4,
  hide: 3,
  lookUp: 4,
  poll: 4,
  move: 24,
  tell: 16,
  tellSwapped: 4,
  cancel: 3,
  lookIntoPanel: 4,
  cancelInPanel: 3,
  findInShop: 4,
  handOver: 4,
  countBack: 4,
  countLater: 4,
  meddle: 1,
  changeAddress: 2,
  payOut: 2,
  payForeign: 2,
  claim: 2,
};

const act = fc.oneof(
  ...(Object.keys(ACTS) as ActName[]).map((name) => ({
    weight: WEIGHTS[name],
    arbitrary: (ACTS[name] as fc.Arbitrary<object>).map((given) => ({ name, given }) as Act),
  })),
);

/** What happens in a history, one after the other. */
export const acts = fc.array(act, { minLength: 8, maxLength: ACTS_MAXIMUM, size: 'max' });
