import { type CallName, type CallWithBody, callNameOf } from '../src/contract/calls.ts';
import { type Endpoint, nameOf, type Schema } from '../src/contract/endpoint.ts';
import { ICON_PATHS } from '../src/domain/brand.ts';
import { DEFAULT_SETTINGS } from '../src/domain/settings.ts';
import { ask } from './ask.ts';
import { type Resource, resourceOf } from './path-parameters.ts';
import type { Person } from './people.ts';
import { earlierParcel, failedNotification, openDifference, openPayout, waitingReview } from './stored-documents.ts';

const PRODUCT = 'dhoya-smoked-glass-pendant';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PRODUCT }] };
/** As a link ends that no order has. */
const NO_LINK = 'A-1000.aaaaaaaaaaaa';
const LAMP = {
  name: 'Lamp',
  desc: 'A lamp.',
  price: 9,
  categories: ['LED Fan'],
  rooms: ['bedroom'],
  weight: 900,
  img: '/lamp.webp',
};

/** Existing resources of one customer and of the shop, by what the parameters of paths name. */
export interface Owned {
  owner: Person;
  ids: Record<Resource, string>;
}

/** Gives a customer a line in the cart and an order, with a notification and a review. */
export async function createOwned(owner: Person): Promise<Owned> {
  const ordered = await ask(owner, 'POST /orders', ORDER);
  const added = await ask(owner, 'POST /carts', { productId: PRODUCT });
  const order: string = ordered.body.insertedId;
  const [notification, review, settlement, payout, parcel] = await Promise.all([
    failedNotification(order),
    waitingReview(order, PRODUCT),
    openDifference(order),
    openPayout(order),
    earlierParcel(order),
  ]);
  const ofTheShop = { product: PRODUCT, deletable: PRODUCT, email: 'admin@aloghor.example', topic: 'terms' };
  const made = { order, notification, review, settlement, payout, parcel };
  const ofTheOwner = { user: owner.uid, line: added.body.insertedId, ...made };
  return { owner, ids: { ...ofTheShop, ...ofTheOwner } };
}

const FEATURED = [
  PRODUCT,
  'chandni-3d-printed-moon-lamp',
  'dhonuk-arc-floor-lamp',
  'boloy-led-ring-desk-lamp',
  'fotok-gate-pillar-lantern',
];

/** A valid body of each call; of a path without a parameter also with the owner's e-mail. */
const BODIES: Record<CallWithBody, object> = {
  'POST /jwt': {},
  'POST /users': {},
  'PATCH /users/profile': { name: 'Somebody Else' },
  'PATCH /users/role/:id': { role: 'clerk' },
  'POST /carts': { productId: PRODUCT },
  'POST /carts/merge': { mergeId: 'merge-of-now', entries: [{ ItemId: PRODUCT, quantity: 2 }] },
  'PATCH /carts/:id': { quantity: 7 },
  'POST /orders': ORDER,
  'POST /orders/admin': { ...ORDER, source: 'telephone' },
  'PATCH /orders/admin/:id': {},
  'POST /orders/admin/:id/payment': { received: true },
  'POST /orders/admin/:id/packed': { packed: true },
  'POST /orders/admin/:id/counted': { reason: 'changedMind', cameBack: [{ _id: PRODUCT, quantity: 1 }] },
  'POST /orders/admin/:id/returned': { reason: 'changedMind', cameBack: [{ _id: PRODUCT, quantity: 1 }] },
  'POST /orders/admin/:id/rider': { rider: 'Karim' },
  'POST /riders/settlements': { rider: 'Karim', day: '2026-01-01', orders: [{ _id: 'none', taka: 9 }], handedOver: 9 },
  'POST /riders/settlements/:id/close': { reason: 'He brought it the next day.' },
  'POST /settlements': { courier: 'steadfast', day: '2026-01-01', rows: [{ invoice: 'A-0', collected: 9, charge: 1 }] },
  'POST /settlements/fetch': { courier: 'steadfast' },
  'PATCH /settlements/:id': { kind: 'wrongTotal', closed: 'The bank has kept it.' },
  'PATCH /settlements/:id/rows/:row': { closed: 'Of another shop.', owner: 'courier' },
  'POST /packing/slips': { ids: ['none'] },
  'POST /parcels/check': { courier: 'steadfast', ids: ['none'] },
  'POST /couriers/scores': { mobileNumber: '01712345678' },
  'POST /couriers/pick-ups': { courier: 'steadfast', parcels: 12 },
  'POST /parcels/file': { ids: ['none'] },
  'POST /parcels': { courier: 'steadfast', orders: [{ _id: 'none', toCollect: 0 }] },
  'POST /parcels/:invoice/decide': { decision: 'cancelled' },
  'POST /orders/admin/:id/parcel/cancellation': { invoice: 'A-1000', reason: 'The buyer has called.' },
  'POST /orders/admin/:id/parcel/rescue': { invoice: 'A-1000', failedAt: 1, outcome: 'noAnswer' },
  'POST /orders/admin/:id/parcel/compensation': { courier: 'steadfast', invoice: 'A-1000', asked: 9 },
  'POST /orders/admin/:id/outcome': { outcome: 'returned', reason: 'changedMind', collected: 0 },
  'PATCH /orders/admin/:id/corrections': { deliveryAddress: 'House 9' },
  'POST /orders/admin/:id/amounts': { amounts: [{ kind: 'delivery', taka: 70 }] },
  'POST /orders/admin/:id/split': { lines: [{ _id: PRODUCT, quantity: 1 }] },
  'POST /orders/admin/:id/join': { other: 'another' },
  'POST /desk/number': { mobileNumber: ORDER.mobileNumber },
  'POST /desk/advance/try': { from: 5_000 },
  'POST /desk/next': {},
  'POST /desk/:id/claim': {},
  'POST /desk/:id/calls': { outcome: 'noAnswer' },
  'POST /desk/:id/messages': { event: 'noAnswer', way: 'whatsapp' },
  'POST /desk/:id/notes': { text: 'Calls back at noon.' },
  'POST /customers': { mobileNumber: ORDER.mobileNumber },
  'POST /customers/marks': { mobileNumber: ORDER.mobileNumber, marks: ['callFirst'] },
  'POST /customers/export': { mobileNumber: ORDER.mobileNumber },
  'POST /customers/erase': { mobileNumber: '01700000009' }, // of no order: the others go on
  'POST /orders/track': { id: 'none', mobileNumber: ORDER.mobileNumber },
  'POST /orders/answer': { link: NO_LINK, outcome: 'confirm' },
  'POST /orders/answer/open': { link: NO_LINK },
  'POST /products': LAMP,
  'POST /bestProducts': FEATURED,
  'POST /topProducts': FEATURED,
  'POST /popularProducts': FEATURED,
  'PATCH /products': { ids: [PRODUCT], pricePercent: 5 },
  'POST /products/import': {
    importId: 'a-file-of-lamps-1',
    fileName: 'lamps.csv',
    rows: [
      {
        row: 2,
        cells: {
          name: 'Lamp',
          article: 'XY-10',
          description: 'A lamp.',
          price: '9',
          categories: 'LED Fan',
          rooms: 'Bedroom; বারান্দা',
          picture: '/lamp.webp',
        },
      },
    ],
  },
  'POST /products/import/undo': { run: 'a-file-of-lamps-1' },
  'PATCH /item/:id': { ...LAMP, article: 'XY-9' }, // not of a new one: a second would be rejected
  'PATCH /item/:id/stock': { stock: null },
  'POST /settings/file': { file: { format: 'shop-settings', settings: {} }, checkOnly: true },
  'POST /settings/logo': { file: 'AAAA', icons: Object.fromEntries(ICON_PATHS.map((path) => [path, 'AAAA'])) },
  'PATCH /settings/brand': { version: 'any' },
  'PATCH /settings/contact': { ...DEFAULT_SETTINGS.contact, version: 'any' },
  'PATCH /settings/legal': { version: 'any' },
  'PATCH /settings/delivery': { ...DEFAULT_SETTINGS.delivery, version: 'any' },
  'PATCH /settings/categories': { version: 'any' },
  'PATCH /settings/faq': { version: 'any' },
  'PATCH /settings/banners': { ...DEFAULT_SETTINGS.banners, version: 'any' },
  'PATCH /settings/sections': { version: 'any' },
  'PATCH /settings/notifications': { version: 'any' },
  'PATCH /settings/announcement': { version: 'any' },
  'PATCH /settings/advance': { version: 'any' },
  'PATCH /settings/stock': { ...DEFAULT_SETTINGS.stock, version: 'any' },
  'PATCH /settings/calls': { ...DEFAULT_SETTINGS.calls, version: 'any' },
  'PATCH /settings/riders': { ...DEFAULT_SETTINGS.riders, version: 'any' },
  'PATCH /settings/courierFile': { ...DEFAULT_SETTINGS.courierFile, version: 'any' },
  'PATCH /settings/tariffs': { ...DEFAULT_SETTINGS.tariffs, version: 'any' },
  'PATCH /settings/rescue': { version: 'any' },
  'PATCH /settings/cards': { ...DEFAULT_SETTINGS.cards, version: 'any' },
  'PATCH /pages/:topic': { version: 'any' },
  'POST /pages/preview': { text: '# Terms' },
  'POST /reviews': { orderId: 'none', mobileNumber: ORDER.mobileNumber, productId: PRODUCT, stars: 5 },
  'PATCH /reviews/:id': { revision: 0, state: 'shown' },
  'POST /subscribers': {},
  'POST /questions': { name: 'Rahim', email: 'rahim@example.com', question: 'Is it bright?' },
};

/** The query of a call that is not about its caller alone. */
const QUERIES: Partial<Record<CallName, (ids: Owned['ids']) => Record<string, string>>> = {
  'GET /orders/admin': ({ order }) => ({ ids: order }),
  'GET /desk/orders': ({ order }) => ({ ids: order }),
  'GET /packing/orders': ({ order }) => ({ ids: order }),
  'GET /packing/scan': ({ order }) => ({ code: order }),
  'GET /riders/sheet': () => ({ rider: 'Karim', day: '2026-01-01' }),
  'GET /products/left': ({ product }) => ({ ids: product }),
  'PATCH /orders/admin/:id': () => ({ status: 'Delivered' }),
};

/** A valid call of an endpoint, on an existing resource of the shop or the owner. */
export function validCall(endpoint: Endpoint, { owner: { email }, ids }: Owned) {
  const resource = resourceOf(endpoint);
  const path = endpoint.path.replace(/:\w+/, resource ? ids[resource] : '').replace(':row', '0');
  const query: Record<string, string> =
    QUERIES[callNameOf(endpoint)]?.(ids) ?? (resource ? {} : { email, product: PRODUCT });
  assertValid(endpoint.query, query, endpoint);
  const given = `${path}?${new URLSearchParams(query)}`;
  if (!endpoint.body) return { path: given, body: undefined };
  const valid: Partial<Record<string, object>> = BODIES;
  const named = valid[callNameOf(endpoint)] ?? {};
  const body = resource || Array.isArray(named) ? named : { email, ...named };
  assertValid(endpoint.body, body, endpoint);
  return { path: endpoint.query ? given : path, body };
}

function assertValid(schema: Schema | undefined, input: object, endpoint: Endpoint): void {
  if (schema && !schema.safeParse(input).success)
    throw new Error(`valid-call.ts has no valid input for ${nameOf(endpoint)}`);
}
