import { AMOUNT_KINDS } from '@aloghor/functions/domain/amounts';
import { PARCEL_OUTCOMES } from '@aloghor/functions/domain/order-outcomes';
import { STAFF_STATUSES } from '@aloghor/functions/domain/order-status';
import fc from 'fast-check';
import type { Step } from './call.ts';
import { ADMIN, CLERK, CUSTOMERS, FILES, GUESTS, LAMP_IDS, MEMBERS } from './cast.ts';
import { Again, AtOnce, One } from './commands/calling-commands.ts';
import { OpenOrderPage } from './commands/open-order-page.ts';
import { RiseAndFall, SignInAgain } from './commands/sign-in-again.ts';
import type { Loss } from './shop.ts';
import { browseAll, browseLamps, browsePage, lookAt, search, snoop } from './steps/browse.ts';
import { add, emptyCart, lookIntoCart, remove, setQuantity, signInWithCart } from './steps/cart.ts';
import { claim, giveBackCall } from './steps/claim.ts';
import { lookAtOrders, track } from './steps/follow.ts';
import { importFile, undoImport } from './steps/import-file.ts';
import { confirmClosed, recordPayment, type SeenSum, setStatus } from './steps/manage-orders.ts';
import { changePrice, changePrices, deleteProduct, demote, promote } from './steps/manage-shop.ts';
import { type NextCallWish, nextCall, nextCallWith } from './steps/next-call.ts';
import { order, orderOtherwise } from './steps/order.ts';
import { recordReturn, scan, setPacked } from './steps/pack.ts';
import { setAmounts } from './steps/set-amounts.ts';
import { join, split } from './steps/split-and-join.ts';
import { cancelOwn, comeBack, reopen, undoSent } from './steps/undo-orders.ts';

const COMMANDS_MAXIMUM = 50;

const customer = fc.constantFrom(...CUSTOMERS);
/** The admin takes down an order by telephone. */
const buyer = fc.constantFrom(...CUSTOMERS, ...CUSTOMERS, ...GUESTS, ADMIN);
const anyone = fc.constantFrom(...MEMBERS, ...GUESTS);
/** Mostly who may. */
const manager = fc.oneof(
  { weight: 3, arbitrary: fc.constant(ADMIN) },
  { weight: 1, arbitrary: fc.constantFrom(...MEMBERS) },
);
/** Mostly one of the two who call buyers. */
const caller = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(ADMIN, CLERK) },
  { weight: 1, arbitrary: fc.constantFrom(...MEMBERS) },
);
const lamp = fc.constantFrom(...LAMP_IDS);
const few = fc.integer({ min: 1, max: 3 });
const quantity = fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: fc.integer({ min: 90, max: 99 }) });
const price = fc.constantFrom(0, 1, 99, 10_001, 45_025, 1_000_000_000);
const someLamps = fc.uniqueArray(lamp, { minLength: 1, maxLength: 3 });
const file = fc.constantFrom(...FILES);
const percent = fc.constantFrom(-50, -10, 10, 100);
const place = fc.nat(9);
/** Some of them, in poisha. */
const amounts = fc.record(
  Object.fromEntries(AMOUNT_KINDS.map((kind) => [kind, fc.constantFrom(1, 7_050, 50_020, 10_000_000)])),
  { requiredKeys: [], noNullPrototype: true }, // as the model's own, with which they are compared
);
/** Few, so that keys and merge ids repeat. */
const key = fc.constantFrom(undefined, 'first-key', 'second-key');
const mergeId = fc.constantFrom('first-merge', 'second-merge');
const loss = fc.constantFrom<Loss[]>('its answer is lost', 'cut in mid-call', "the database's answer is lost");

function lines<Line>(line: fc.Arbitrary<Line>, lampOf: (line: Line) => string) {
  return fc.uniqueArray(line, { selector: lampOf, minLength: 1, maxLength: 3 });
}

const ordering = buyer.map((who) => order(who));

/** What two who call buyers do: most of the time they are given one. */
const calling = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: caller.map((who) => nextCall(who)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(caller, fc.constantFrom<NextCallWish[]>('leave', 'beside'), place)
      .map((all) => nextCallWith(...all)),
  },
  { weight: 3, arbitrary: fc.tuple(caller, place, fc.boolean()).map((all) => claim(...all)) },
  { weight: 2, arbitrary: fc.tuple(caller, place).map((all) => giveBackCall(...all)) },
);

/** What becomes of orders between the call and the courier, and when they come back. */
const packing = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: fc.tuple(caller, place, few).map((all) => split(...all)) },
  { weight: 4, arbitrary: fc.tuple(caller, place, place).map((all) => join(...all)) },
  { weight: 3, arbitrary: fc.tuple(caller, place, fc.boolean()).map((all) => setPacked(...all)) },
  { weight: 2, arbitrary: fc.tuple(caller, place).map((all) => setStatus(...all, 'Out for Delivery')) },
  { weight: 1, arbitrary: fc.tuple(caller, place).map((all) => scan(...all)) },
  {
    weight: 3,
    arbitrary: fc.tuple(caller, place, fc.constantFrom<(0 | 1)[]>(0, 0, 0, 1)).map((all) => recordReturn(...all)),
  },
);

/** The relative frequency of each. */
const shopping = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: fc.tuple(customer, lamp, quantity).map((all) => add(...all)) },
  { weight: 2, arbitrary: fc.tuple(customer, lamp, quantity).map((all) => setQuantity(...all)) },
  { weight: 1, arbitrary: fc.tuple(customer, lamp).map((all) => remove(...all)) },
  { weight: 1, arbitrary: customer.map((who) => emptyCart(who)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        customer,
        mergeId,
        lines(fc.record({ lamp, quantity }), ({ lamp }) => lamp),
      )
      .map((all) => signInWithCart(...all)),
  },
  { weight: 8, arbitrary: ordering },
  { weight: 1, arbitrary: buyer.map((who) => orderOtherwise(who)) },
  { weight: 2, arbitrary: fc.tuple(customer, place).map((all) => cancelOwn(...all)) },
);

const looking = fc.oneof<fc.Arbitrary<Step>[]>(
  anyone.map((who) => browseAll(who)),
  fc.tuple(anyone, few).map((all) => browsePage(...all)),
  fc.tuple(anyone, few).map((all) => browseLamps(...all)),
  fc.tuple(anyone, fc.constantFrom('l', 'lamp', 'led', 'none')).map((all) => search(...all)),
  fc.tuple(anyone, lamp).map((all) => lookAt(...all)),
  customer.map((who) => lookIntoCart(who)),
  fc.tuple(customer, fc.constantFrom('orders' as const, 'history' as const)).map((all) => lookAtOrders(...all)),
  fc.tuple(anyone, place).map((all) => track(...all)),
  fc
    .tuple(
      customer,
      customer,
      fc.constantFrom('orders' as const, 'line' as const, 'removal' as const, 'users' as const),
      lamp,
    )
    .map((all) => snoop(...all)),
);

const managing = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  {
    weight: 6,
    arbitrary: fc.tuple(manager, place, fc.constantFrom(...STAFF_STATUSES)).map((all) => setStatus(...all)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(manager, place, fc.constantFrom(...STAFF_STATUSES), fc.constantFrom<SeenSum[]>(0, 0, 0, 100))
      .map((all) => setStatus(...all)),
  },
  { weight: 2, arbitrary: fc.tuple(manager, place, fc.boolean()).map((all) => recordPayment(...all)) },
  { weight: 3, arbitrary: fc.tuple(manager, place, amounts).map((all) => setAmounts(...all)) },
  { weight: 1, arbitrary: fc.tuple(manager, place).map((all) => confirmClosed(...all)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(manager, place, fc.constantFrom(...PARCEL_OUTCOMES), fc.boolean())
      .map((all) => comeBack(...all)),
  },
  { weight: 2, arbitrary: fc.tuple(manager, place).map((all) => reopen(...all)) },
  { weight: 2, arbitrary: fc.tuple(manager, place).map((all) => undoSent(...all)) },
  { weight: 4, arbitrary: calling },
  { weight: 4, arbitrary: fc.tuple(manager, lamp, price).map((all) => changePrice(...all)) },
  { weight: 2, arbitrary: fc.tuple(manager, someLamps, percent).map((all) => changePrices(...all)) },
  { weight: 2, arbitrary: fc.tuple(manager, file, someLamps, price).map((all) => importFile(...all)) },
  { weight: 2, arbitrary: manager.map((who) => undoImport(who)) },
  { weight: 1, arbitrary: fc.tuple(manager, lamp).map((all) => deleteProduct(...all)) },
  { weight: 3, arbitrary: fc.tuple(manager, customer).map((all) => promote(...all)) },
  { weight: 3, arbitrary: fc.tuple(manager, customer).map((all) => demote(...all)) },
);

const changing = fc.oneof({ weight: 3, arbitrary: shopping }, { weight: 2, arbitrary: managing });

const riseAndFall = customer.chain((who) =>
  fc
    .oneof<fc.Arbitrary<Step>[]>(
      fc.tuple(lamp, price).map((all) => changePrice(who, ...all)),
      lamp.map((one) => deleteProduct(who, one)),
      customer.map((whom) => promote(who, whom)),
    )
    .map((attempt) => new RiseAndFall(who, attempt)),
);

const wish = fc.record({
  who: buyer,
  key,
  sendsTotal: fc.boolean(),
  items: lines(fc.record({ id: lamp, quantity: few }), ({ id }) => id),
});

const command = fc.oneof(
  { weight: 30, arbitrary: changing.map((step) => new One(step)) },
  { weight: 15, arbitrary: packing.map((step) => new One(step)) },
  { weight: 8, arbitrary: looking.map((step) => new One(step)) },
  { weight: 10, arbitrary: wish.map((one) => new OpenOrderPage(one)) },
  { weight: 5, arbitrary: fc.constantFrom(...MEMBERS).map((who) => new SignInAgain(who)) },
  { weight: 2, arbitrary: riseAndFall },
  { weight: 6, arbitrary: fc.tuple(changing, loss).map((all) => new One(...all)) },
  { weight: 4, arbitrary: fc.tuple(shopping, loss).map((all) => new Again(...all)) },
  { weight: 3, arbitrary: ordering.map((step) => new AtOnce(step, step)) },
  { weight: 2, arbitrary: fc.tuple(ordering, fc.oneof(changing, looking)).map((all) => new AtOnce(...all)) },
  { weight: 1, arbitrary: fc.tuple(changing, changing).map((all) => new AtOnce(...all)) },
  { weight: 4, arbitrary: fc.tuple(calling, calling).map((all) => new AtOnce(...all)) },
  { weight: 3, arbitrary: fc.tuple(calling, loss).map((all) => new Again(...all)) },
  { weight: 4, arbitrary: fc.tuple(packing, packing).map((all) => new AtOnce(...all)) },
  { weight: 4, arbitrary: fc.tuple(packing, loss).map((all) => new Again(...all)) },
);

/** The steps of a history, one after the other or two at once. */
export const history = fc.commands([command], { maxCommands: COMMANDS_MAXIMUM, size: 'max' });
