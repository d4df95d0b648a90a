import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { type CompositeIndex, indexesFor, indexFor, pageQueries } from '../test/composite-index.ts';
import { recordAskers, recordReads } from '../test/recordings.ts';
import { resetToSeed } from '../test/seed.ts';
import { FIRST_CATEGORY } from '../test/seed-data.ts';
import * as cartsStore from './carts/carts-store.ts';
import * as cartMerging from './carts/merge-cart.ts';
import * as catalogueReading from './catalogue/read-catalogue.ts';
import * as catalogueBuilding from './catalogue/rebuild-catalogue.ts';
import * as parcelChecking from './couriers/check-parcels.ts';
import * as parcelFollowing from './couriers/follow-parcels.ts';
import * as parcelLookingUp from './couriers/look-up-parcels.ts';
import * as parcelWays from './couriers/parcel-ways.ts';
import * as parcelRescuing from './couriers/rescue-store.ts';
import * as newsKeeping from './couriers/webhooks/keep-news.ts';
import { redxWebhook } from './couriers/webhooks/redx-webhook.ts';
import * as orderTraces from './customers/order-traces.ts';
import * as deskClaims from './desk/claims-store.ts';
import * as orderCorrecting from './desk/correct-order.ts';
import * as deskStore from './desk/desk-store.ts';
import * as numberFinding from './desk/mobile-number-history.ts';
import * as callGiving from './desk/next-call.ts';
import * as advanceTrying from './desk/try-advance-rules.ts';
import { FIRST_CATEGORIES } from './domain/categories.ts';
import { dayOf } from './domain/day-of.ts';
import { LISTED_FIGURES } from './domain/figures.ts';
import type { OrderStatus } from './domain/order-status.ts';
import * as inboxStore from './inbox/inbox-store.ts';
import * as notificationsStore from './notifications/notifications-store.ts';
import * as notificationSending from './notifications/send-notifications.ts';
import * as invoiceIssuing from './orders/issue-invoice.ts';
import * as orderNumbers from './orders/order-numbers.ts';
import * as ordersStore from './orders/orders-store.ts';
import * as orderPlacing from './orders/place-order.ts';
import * as parcelNoting from './packing/note-parcels.ts';
import * as packingStore from './packing/packing-store.ts';
import * as payoutAccepting from './payouts/accept-payout.ts';
import * as findingClosing from './payouts/close-finding.ts';
import * as payoutFetching from './payouts/fetch-payouts.ts';
import * as rowMatching from './payouts/match-rows.ts';
import * as payoutsStore from './payouts/payouts-store.ts';
import * as payoutReading from './payouts/read-payout.ts';
import * as payoutRecording from './payouts/record-payout.ts';
import * as payoutWithdrawing from './payouts/withdraw-payout.ts';
import * as auditStore from './platform/audit/audit-store.ts';
import { inTransaction } from './platform/database/collection.ts';
import { counters, ORDER_NUMBERS } from './platform/database/collections.ts';
import * as featuredStore from './products/featured-store.ts';
import * as productsStore from './products/products-store.ts';
import * as staffProducts from './products/staff-products.ts';
import * as articleFinding from './products/taken-articles.ts';
import * as importUndoing from './products/undo-import.ts';
import * as reviewsStore from './reviews/reviews-store.ts';
import * as differenceClosing from './riders/close-difference.ts';
import * as orderGiving from './riders/give-order.ts';
import * as ridersStore from './riders/riders-store.ts';
import * as riderSettling from './riders/settle-rider.ts';
import * as categoryChanging from './settings/change-categories.ts';
import * as riderChanging from './settings/change-riders.ts';
import * as profitStore from './stats/profit-store.ts';
import * as rescueFigures from './stats/rescue-store.ts';
import * as revenueStore from './stats/revenue-store.ts';
import * as salesStore from './stats/sales-store.ts';
import * as statsStore from './stats/stats-store.ts';
import * as workStore from './stats/work-store.ts';
import * as soldOutTelling from './stock/update-sold-out.ts';
import * as roleChanging from './users/change-role.ts';
import * as usersStore from './users/users-store.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

type Stores = typeof catalogueReading &
  Pick<typeof catalogueBuilding, 'rebuildCatalogue'> &
  typeof productsStore &
  typeof staffProducts &
  Pick<typeof articleFinding, 'findTakenArticles' | 'findWithArticles'> &
  typeof importUndoing &
  Pick<typeof featuredStore, 'writeFeatured'> &
  Pick<typeof categoryChanging, 'assertUnused'> &
  typeof riderChanging &
  typeof usersStore &
  typeof roleChanging &
  typeof cartsStore &
  typeof cartMerging &
  Omit<typeof ordersStore, 'cancelledByBuyer'> &
  typeof orderNumbers &
  typeof invoiceIssuing &
  typeof orderPlacing &
  typeof parcelNoting &
  Omit<typeof packingStore, 'isSeen'> &
  Pick<typeof parcelChecking, 'checkParcels'> &
  Pick<typeof parcelLookingUp, 'lookUpDue'> &
  Pick<typeof parcelFollowing, 'followDue'> &
  typeof parcelRescuing &
  typeof parcelWays &
  typeof newsKeeping &
  typeof orderGiving &
  Omit<typeof ridersStore, 'unsettledOf'> &
  typeof riderSettling &
  typeof differenceClosing &
  Pick<typeof rowMatching, 'matchRows'> &
  Pick<typeof payoutsStore, 'findPartsOf' | 'findPayments' | 'findPayout' | 'findPayouts' | 'findOutstanding'> &
  typeof payoutReading &
  Pick<typeof payoutRecording, 'recordPayout'> &
  typeof payoutAccepting &
  typeof payoutFetching &
  typeof findingClosing &
  typeof payoutWithdrawing &
  typeof deskStore &
  Pick<typeof orderCorrecting, 'correctOrder' | 'setAmounts'> &
  Pick<typeof numberFinding, 'findMobileNumber'> &
  Pick<typeof deskClaims, 'claimOrder' | 'giveBackOrder'> &
  typeof callGiving &
  typeof soldOutTelling &
  typeof statsStore &
  typeof salesStore &
  typeof revenueStore &
  typeof rescueFigures &
  typeof profitStore &
  typeof workStore &
  typeof notificationsStore &
  Omit<typeof notificationSending, 'forgetNotified'> &
  typeof orderTraces &
  typeof advanceTrying &
  typeof inboxStore &
  typeof reviewsStore &
  Omit<typeof auditStore, 'changeKey'>;

const PENDANT = 'dhoya-smoked-glass-pendant';
const RAHIM = { uid: 'rahim', email: 'rahim@example.com', name: 'Rahim', role: 'customer' } as const;
const ADMIN = { ...RAHIM, role: 'admin' } as const;
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
const GONE = { name: 'Gone', label: { en: 'Gone', bn: 'নেই' } };
const UNLIMITED = { count: async () => {}, refund: async () => {} };
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PENDANT, quantity: 1 }] };
const SENT_OUT: OrderStatus[] = ['Out for Delivery'];
const KARIMS_DAY = { rider: 'Karim', day: '2026-11-01', handedOver: 9 };
const PAID = { invoice: 'A-1', collected: 9, charge: 1 };
const A_PART = {
  _id: 'none',
  courier: 'steadfast' as const,
  day: '2026-11-01',
  part: { number: 1, of: 2 },
  findings: [],
};
const DELIVERED: OrderStatus[] = ['Delivered'];

async function anOrder(key = 'a-checkout'): Promise<string> {
  return (await orderPlacing.placeOrder(RAHIM, ORDER, key, UNLIMITED)).insertedId;
}

/** Calls every query of every store. The type demands a line for each new function of a store. */
const calls: { [Name in keyof Stores]: () => Promise<unknown> } = {
  currentCatalogue: () => catalogueReading.currentCatalogue(),
  shopperCatalogue: () => catalogueReading.shopperCatalogue(),
  lastReadCatalogue: async () => catalogueReading.lastReadCatalogue(),
  rebuildCatalogue: () => catalogueBuilding.rebuildCatalogue(),

  holdsCatalogue: () => productsStore.holdsCatalogue(),

  assertProduct: () => productsStore.assertProduct(PENDANT),
  insertProduct: () => productsStore.insertProduct({ ...LAMP, article: 'XY-1' }, ADMIN),
  findTakenArticles: () =>
    inTransaction((transaction) =>
      articleFinding.findTakenArticles(transaction, [{ _id: PENDANT, before: undefined, after: 'XY-2' }]),
    ),
  findWithArticles: () =>
    inTransaction((transaction) => articleFinding.findWithArticles(transaction, ['XY-1', 'XY-2'])),
  changeProduct: () => productsStore.changeProduct(PENDANT, LAMP, ADMIN),
  findLastImport: () => importUndoing.findLastImport(),
  recordWritten: () => recordPart('hash-of-lamps-csv'),
  undoPart: async () => {
    for (const importId of ['hash-of-fans-csv', 'hash-of-lamps-csv']) await recordPart(importId);
    await importUndoing.undoPart('hash-of-lamps-csv', ADMIN); // of which another one lies behind that of the fans
  },
  findWithoutSharePicture: staffProducts.findWithoutSharePicture,
  findStaffProducts: () =>
    eachOf({ stockUpTo: 5 }, (query) => staffProducts.findStaffProducts({ ...paging, ...query }, ADMIN.role)),
  findStaffProduct: () => staffProducts.findStaffProduct(PENDANT, ADMIN.role),
  writeFeatured: () => featuredStore.writeFeatured('best', [PENDANT], ADMIN),
  assertUnused: () =>
    inTransaction((transaction) =>
      categoryChanging.assertUnused({ list: [...FIRST_CATEGORIES] }, { list: [GONE] }, transaction),
    ),
  removeProduct: () => productsStore.removeProduct('dhonuk-arc-floor-lamp', ADMIN),

  holdsUsers: () => usersStore.holdsUsers(),
  findUsers: async () => {
    for (const q of ['rahim', 'rahim@']) await eachOf({ q, ...paging }, usersStore.findUsers);
  },
  promote: () => roleChanging.promote('customer', { ...ADMIN, uid: 'admin' }),
  setRole: () => roleChanging.setRole('packer', 'clerk', { ...ADMIN, uid: 'admin' }),
  demote: () => roleChanging.demote('customer', { ...ADMIN, uid: 'admin' }),
  insertUser: () => usersStore.insertUser(RAHIM, { email: RAHIM.email }),

  addLine: () => cartsStore.addLine(RAHIM, PENDANT, 1),
  findLines: () => cartsStore.findLines('rahim'),
  setQuantity: () => cartsStore.setQuantity('rahim', `rahim_${PENDANT}`, 2),
  assertLine: () => cartsStore.assertLine('rahim', `rahim_${PENDANT}`),
  removeLine: () => cartsStore.removeLine('rahim', `rahim_${PENDANT}`),
  mergeCart: () => cartMerging.mergeCart(RAHIM, 'a-merge', [{ ItemId: PENDANT, quantity: 1 }]),
  emptyCart: () => cartsStore.emptyCart('rahim'),

  placeOrder: async () => {
    for (const mobileNumber of [ORDER.mobileNumber, '+923001234567'])
      await orderPlacing.placeOrder(RAHIM, { ...ORDER, mobileNumber }, `a-checkout-${mobileNumber}`, UNLIMITED);
  },
  nextOrderNumber: () => orderNumbers.nextOrderNumber(),
  openOrderNumbers: async () => {
    await counters.reference.doc(ORDER_NUMBERS).delete(); // so that it is found again from the orders
    await orderNumbers.openOrderNumbers()();
  },
  issueInvoice: async () => invoiceIssuing.issueInvoice(await anOrder('to-invoice'), ADMIN),
  findLastOf: () => ordersStore.findLastOf(RAHIM.uid),
  findOrdersOfNumber: async () => {
    for (const mobileNumber of [ORDER.mobileNumber, '+923001234567'])
      await ordersStore.findOrdersOfNumber(mobileNumber, paging);
  },
  findActiveOfNumber: async () => {
    for (const mobileNumber of [ORDER.mobileNumber, '+923001234567'])
      await ordersStore.findActiveOfNumber(mobileNumber);
  },
  findOrdersOf: () => ordersStore.findOrdersOf('rahim'),
  findActiveOrders: () =>
    inEachArea({ status: SENT_OUT, q: 'rahim', confirmed: 'true', ...paging }, ordersStore.findActiveOrders),
  findOrdersToDo: () => ordersStore.findOrdersToDo(paging, async (found) => found),
  findClosedOrders: () =>
    inEachArea({ status: DELIVERED, q: 'rahim', unpaid: 'true', ...paging }, ordersStore.findClosedOrders),
  findPlacedBy: () => ordersStore.findPlacedBy(RAHIM.uid, 'a-checkout'),
  findPlacedWith: () => ordersStore.findPlacedWith('a-checkout', ORDER.mobileNumber).catch(() => {}),
  findTracked: async () => {
    for (const asked of ['A-1042', await anOrder()])
      await ordersStore.findTracked(asked, ORDER.mobileNumber).catch(() => {});
  },
  findOwnOrder: async () => {
    for (const asked of ['A-1042', await anOrder()]) await ordersStore.findOwnOrder(asked, RAHIM).catch(() => {});
  },
  findFakes: () => ordersStore.findFakes([{ _id: 'an-order', status: 'Cancel' }]),
  findStaffOnly: () => ordersStore.findStaffOnly('an-order'),
  findNamed: () => ordersStore.findNamed('A-1042'),
  findEntries: () => ordersStore.findEntries('an-order'),
  findSomeOrders: async () => ordersStore.findSomeOrders([await anOrder()]),
  findOrder: async () => ordersStore.findOrder(await anOrder()),
  setStatus: async () => ordersStore.setStatus(await anOrder(), 'Delivered', ADMIN),
  findNumbered: () => ordersStore.findNumbered('A-1000').catch(() => undefined),
  cancelOwnOrder: async () => ordersStore.cancelOwnOrder(await anOrder('to-cancel'), RAHIM),
  findShown: () => eachOf(paging, (query) => reviewsStore.findShown(PENDANT, query)),
  findReviews: () => eachOf({ state: 'waiting' as const, ...paging }, reviewsStore.findReviews),
  countWaiting: () => reviewsStore.countWaiting(),
  assertReview: () => reviewsStore.assertReview('a-review').catch(() => {}),
  writeReview: async () => {
    const id = await anOrder('to-review');
    await ordersStore.setStatus(id, 'Delivered', ADMIN);
    await reviewsStore.writeReview(id, { productId: PENDANT, stars: 5 });
  },
  changeReview: () => reviewsStore.changeReview('a-review', { revision: 0, state: 'shown' }, ADMIN).catch(() => {}),
  setPayment: async () => ordersStore.setPayment(await anOrder(), { received: true }, ADMIN),

  updateSoldOut: () => soldOutTelling.updateSoldOut([PENDANT]),
  updateAllSoldOut: () => soldOutTelling.updateAllSoldOut(),

  findCalls: async () => {
    await anOrder('a-call');
    await eachOf({ when: 'later' }, (query) => deskStore.findCalls({ ...paging, ...query }, Date.now()));
    await deskStore.findCalls({ ...paging, when: 'aside' }, Date.now());
  },
  countCalls: () => deskStore.countCalls(Date.now()),
  countAside: () => deskStore.countAside(),
  findDeskOrders: async () => deskStore.findDeskOrders([await anOrder('a-call')]),
  findDeskOrder: async () => deskStore.findDeskOrder(await anOrder('a-call')),
  recordCall: async () => deskStore.recordCall(await anOrder('a-call'), { outcome: 'noAnswer' }, ADMIN),
  findMobileNumber: () => numberFinding.findMobileNumber(ORDER.mobileNumber),
  nextCall: async () => {
    await anOrder('a-call');
    await callGiving.nextCall(ADMIN, { leave: 'a-call' }, Date.now());
  },
  claimOrder: async () => deskClaims.claimOrder(await anOrder('a-call'), {}, ADMIN),
  giveBackOrder: async () => deskClaims.giveBackOrder(await anOrder('a-call'), ADMIN),
  addNote: async () => deskStore.addNote(await anOrder('a-call'), 'Calls back.', ADMIN),
  correctOrder: async () => orderCorrecting.correctOrder(await anOrder('a-call'), { name: 'Karim' }, ADMIN),
  setAmounts: async () => orderCorrecting.setAmounts(await anOrder('a-call'), { amounts: [] }, ADMIN),

  findPacking: () =>
    inEachArea({ packed: 'false' as const, status: SENT_OUT, q: 'rahim', confirmed: 'true', ...paging }, (query) =>
      packingStore.findPacking({ ...paging, ...query }, ADMIN),
    ),
  countToPack: () => packingStore.countToPack(),
  findSomePacking: async () => packingStore.findSomePacking([await anOrder()], ADMIN),
  findScanned: async () => packingStore.findScanned(await anOrder(), ADMIN),
  setPacked: async () => parcelNoting.setPacked(await anOrder('to-pack'), { packed: true, measuredMs: 9_000 }, ADMIN),
  markPrinted: async () => parcelNoting.markPrinted({ ids: [await anOrder('to-pack')] }, ADMIN),

  checkParcels: () => parcelChecking.checkParcels({ courier: 'steadfast', ids: ['an-order'] }),
  lookUpDue: () => parcelLookingUp.lookUpDue(),
  followDue: () => parcelFollowing.followDue(),
  findRescue: () => eachOf(paging, parcelRescuing.findRescue),
  findParcelWays: () => parcelWays.findParcelWays('an-order'),
  findOrderOfParcel: () =>
    parcelWays.findOrderOfParcel('A-1').then(
      () => {},
      () => {},
    ),
  findOpenParcels: async () => {
    for (const field of ['inDoubtSince', 'compensationSince'] as const)
      await eachOf(paging, (query) => parcelWays.findOpenParcels(field, query));
  },
  countDoubts: () => parcelWays.countDoubts(),
  countRescue: () => parcelRescuing.countRescue(),
  keepNews: () =>
    newsKeeping.keepNews('redx', redxWebhook, { consignmentId: 'any', told: { word: 'delivered' } }).then(() => {}),
  assertRidersFree: () =>
    inTransaction((transaction) =>
      riderChanging.assertRidersFree({ people: [] }, { people: [{ name: 'Karim' }] }, transaction),
    ),
  giveToRider: async () => orderGiving.giveToRider(await anOrder(), 'Karim', ADMIN).catch(() => {}),
  keepForAnotherDay: async () => orderGiving.keepForAnotherDay(await anOrder(), ADMIN).catch(() => {}),
  findRiders: () => ridersStore.findRiders(),
  findSheet: () => ridersStore.findSheet({ rider: 'Karim', day: dayOf(Date.now()) }, ADMIN),
  settleRider: () =>
    riderSettling.settleRider({ ...KARIMS_DAY, orders: [{ _id: 'none', taka: 9 }] }, ADMIN).catch(() => {}),
  findDifferences: () => eachOf(paging, ridersStore.findDifferences),
  findSettlement: () => differenceClosing.findSettlement('none').catch(() => {}),
  closeDifference: () => differenceClosing.closeDifference('none', 'He has paid.', ADMIN).catch(() => {}),

  matchRows: async () =>
    rowMatching.matchRows(
      'steadfast',
      [{ consignmentId: '7', ...PAID }, PAID],
      'a-payout',
      await catalogueReading.currentCatalogue(),
    ),
  recordPayout: () => payoutRecording.recordPayout({ courier: 'steadfast', day: '2026-11-01', rows: [PAID] }, ADMIN),
  fetchPayouts: () => payoutFetching.fetchPayouts('pathao', ADMIN).catch(() => {}),
  acceptPayout: () => payoutAccepting.acceptPayout('none', ADMIN).catch(() => {}),
  closeFinding: () =>
    findingClosing.closeFinding('none', { kind: 'wrongTotal', closed: 'None.' }, ADMIN).catch(() => {}),
  withdrawPayout: async () => {
    const paid = { courier: 'redx' as const, day: '2026-11-01', rows: [PAID] };
    await payoutWithdrawing.withdrawPayout((await payoutRecording.recordPayout(paid, ADMIN))._id, ADMIN);
  },
  findPartsOf: () => eachOf({ fileHash: 'a-file' }, (of) => payoutsStore.findPartsOf({ ...A_PART, ...of })),
  findPayments: () => payoutsStore.findPayments('steadfast', ['SFC-1']),
  findPayout: () => payoutsStore.findPayout('none').catch(() => {}),
  readPayout: async () => {
    const lost = { courier: 'redx' as const, day: '2026-11-02', rows: [{ consignmentId: '7', ...PAID }] };
    await payoutReading.readPayout((await payoutRecording.recordPayout(lost, ADMIN))._id);
  },
  findPayouts: () =>
    eachOf({ courier: 'steadfast' as const, open: 'true' as const, month: '2026-11' }, (query) =>
      payoutsStore.findPayouts({ ...paging, ...query }),
    ),
  findOutstanding: () => payoutsStore.findOutstanding(Date.now(), paging),

  findAreas: () => statsStore.findAreas(),
  countShop: () => statsStore.countShop('admin'),
  findSales: async () => {
    for (const day of [1, 2]) await salesStore.findSales(Date.parse(`2026-11-0${day}T12:00:00Z`)); // the second moves the sum on
  },

  findProfit: () => profitStore.findProfit(DAYS),
  findOrderProfit: async () => profitStore.findOrderProfit(await anOrder()),
  findRevenue: () => revenueStore.findRevenue(DAYS),
  findRevenueOrders: async () => {
    for (const figure of LISTED_FIGURES) await revenueStore.findRevenueOrders(figure, DAYS, paging);
  },
  findRescueFigures: () => rescueFigures.findRescueFigures(DAYS),
  findWork: async () => {
    for (const caller of [ADMIN, { ...ADMIN, role: 'clerk' as const }]) await workStore.findWork(DAYS, caller);
  },

  findNotifications: () =>
    eachOf({ state: 'failed' }, (query) => notificationsStore.findNotifications({ ...paging, ...query })),
  sendAgain: () => notificationsStore.sendAgain('no-notification', ADMIN).catch(() => {}),
  sendNotifications: () => notificationSending.sendNotifications({ send: async () => {} }),

  tryAdvanceRules: () => advanceTrying.tryAdvanceRules({ from: 5_000, afterRefusal: true }, Date.now()),
  payoutsWith: async () => orderTraces.payoutsWith(await anOrder()),
  settlementsIn: () => orderTraces.settlementsIn([{ after: { settlement: 'a-settlement' } }]),
  tracesOf: async () => orderTraces.tracesOf(await ordersStore.findOrder(await anOrder())),
  questionsOf: () => orderTraces.questionsOf([{ uid: RAHIM.uid, email: RAHIM.email }]),
  findCorrected: () => orderTraces.findCorrected('01712345678', 2),

  insertQuestion: () => inboxStore.insertQuestion({ name: 'Rahim', email: RAHIM.email, question: 'When?' }),
  insertSubscriber: () => inboxStore.insertSubscriber(RAHIM.email),
  findQuestions: () => eachOf(paging, inboxStore.findQuestions),
  findSubscribers: () => eachOf(paging, inboxStore.findSubscribers),

  findAudit: () => eachOf({ subject: 'product' }, (query) => auditStore.findAudit({ ...paging, ...query }, ADMIN.role)),
  findAuthors: () => auditStore.findAuthors([{ target: 'an-order', at: 1 }]),
  findChangesOf: () => auditStore.findChangesOf('an-order'),
};

const paging = { limit: 2 };
const DAYS = { from: '2026-11-01', to: '2026-11-30' };

async function eachOf<const Query extends object>(query: Query, find: (query: Partial<Query>) => Promise<unknown>) {
  for (const some of allCombinations(query)) await find(some);
}

/** A zone and a district are fields of their own. */
async function inEachArea<const Query extends object>(
  query: Query,
  find: (query: Partial<Query & { area: 'insideDhaka' | 'Dhaka' }>) => Promise<unknown>,
) {
  for (const area of ['insideDhaka', 'Dhaka'] as const) await eachOf({ ...query, area }, find);
}

/** Each query with some of these parameters: none, one, several, all. */
function allCombinations<Query extends object>(query: Query): Partial<Query>[] {
  let combinations: Partial<Query>[] = [{}];
  for (const [name, value] of Object.entries(query)) {
    combinations = combinations.concat(combinations.map((one) => ({ ...one, [name]: value })));
  }
  return combinations;
}

const sorted = (indexes: CompositeIndex[]) => indexes.map((index) => JSON.stringify(index)).toSorted();

/** The files that narrow or order a query: by their source, not by what was run. */
function filesThatAsk(): string[] {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) =>
      /^(?!backup).*(?<!\.test)\.ts$/.test(file) &&
      /\.(where|orderBy)\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
}

/** A part of an import, of a product that is gone. */
function recordPart(importId: string): Promise<void> {
  const written = { _id: 'deleted-lamp', name: 'Lamp', version: '1', privately: {} };
  return inTransaction(async (transaction) =>
    importUndoing.recordWritten(transaction, ADMIN, { importId, fileName: `${importId}.csv` }, [written]),
  );
}

beforeAll(resetToSeed);

// The emulator runs queries without indexes where Firestore rejects them, so no other test would notice a missing one.
test('firestore.indexes.json has exactly the composite indexes that our queries need', async () => {
  let askers = new Set<string>();
  const reads = await recordReads(async () => {
    askers = await recordAskers(async () => {
      for (const call of Object.values(calls)) await call();
    });
  });
  expect(filesThatAsk().filter((file) => !askers.has(file))).toEqual([]);
  const queries = reads.flatMap(({ query, sums = [] }) => (query ? { query, sums } : []));
  const { indexes } = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'));
  expect(queries.length).toBeGreaterThan(30);
  const ofPages = pageQueries().flatMap((query) => indexFor(query) ?? []);
  const needed = new Set(sorted([...indexesFor(queries), ...ofPages]));
  expect([...needed]).toEqual(sorted(indexes));
});
