import { type Endpoint, nameOf } from '../src/contract/endpoint.ts';
import { DEFAULT_SETTINGS } from '../src/domain/settings.ts';
import { ask } from './ask.ts';
import type { Person } from './people.ts';
import { failedNotification, waitingReview } from './stored-documents.ts';

const PRODUCT = 'dhoya-smoked-glass-pendant';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PRODUCT }] };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' };

/** Existing resources of one customer. */
export interface Owned {
  owner: Person;
  /** A cart line's id. */
  line: string;
  /** An order's id. */
  order: string;
  /** The id of a notification of it that was given up. */
  notificationId: string;
  /** The id of a review of a product in it. */
  review: string;
}

/** Gives a customer a line in the cart and an order, with a notification. */
export async function createOwned(owner: Person): Promise<Owned> {
  const ordered = await ask(owner, 'POST /orders', ORDER);
  const added = await ask(owner, 'POST /carts', { productId: PRODUCT });
  const order = ordered.body.insertedId;
  const [notificationId, review] = await Promise.all([failedNotification(order), waitingReview(order, PRODUCT)]);
  return { owner, line: added.body.insertedId, order, notificationId, review };
}

const BODIES: Record<string, object> = {
  'PATCH /users/profile': { name: 'Somebody Else' },
  'PATCH /users/role/:id': { role: 'clerk' },
  'POST /carts': { productId: PRODUCT },
  'POST /carts/merge': { mergeId: 'merge-of-now', entries: [{ ItemId: PRODUCT, quantity: 2 }] },
  'PATCH /carts/:id': { quantity: 7 },
  'POST /orders': ORDER,
  'POST /orders/admin': { ...ORDER, source: 'telephone' },
  'PATCH /orders/admin/:id': {},
  'POST /orders/admin/:id/payment': { received: true },
  'POST /orders/admin/:id/outcome': { outcome: 'returned', reason: 'changedMind', collected: 0 },
  'PATCH /orders/admin/:id/corrections': { deliveryAddress: 'House 9' },
  'POST /orders/admin/:id/amounts': { amounts: [{ kind: 'delivery', taka: 70 }] },
  'POST /desk/number': { mobileNumber: ORDER.mobileNumber },
  'POST /desk/:id/calls': { outcome: 'noAnswer' },
  'POST /desk/:id/notes': { text: 'Calls back at noon.' },
  'POST /orders/track': { id: 'none', mobileNumber: ORDER.mobileNumber },
  'POST /products': LAMP,
  'POST /products/import': {
    importId: 'a-file-of-lamps-1',
    fileName: 'lamps.csv',
    rows: [{ ...LAMP, row: 2 }],
  },
  'PATCH /item/:id': LAMP,
  'PATCH /item/:id/stock': { stock: null },
  'POST /settings/file': { file: { format: 'aloghor-settings', settings: {} }, checkOnly: true },
  'PATCH /settings/contact': { ...DEFAULT_SETTINGS.contact, version: 'any' },
  'PATCH /settings/legal': { version: 'any' },
  'PATCH /settings/delivery': { ...DEFAULT_SETTINGS.delivery, version: 'any' },
  'PATCH /settings/faq': { version: 'any' },
  'PATCH /settings/banners': { ...DEFAULT_SETTINGS.banners, version: 'any' },
  'PATCH /settings/sections': { version: 'any' },
  'PATCH /settings/notifications': { version: 'any' },
  'PATCH /settings/announcement': { version: 'any' },
  'PATCH /settings/stock': { ...DEFAULT_SETTINGS.stock, version: 'any' },
  'PATCH /pages/:topic': { version: 'any' },
  'POST /pages/preview': { text: '# Terms' },
  'POST /reviews': { orderId: 'none', mobileNumber: ORDER.mobileNumber, productId: PRODUCT, stars: 5 },
  'PATCH /reviews/:id': { revision: 0, state: 'shown' },
  'POST /questions': { name: 'Rahim', email: 'rahim@example.com', question: 'Is it bright?' },
};
const FEATURED = [
  PRODUCT,
  'chandni-3d-printed-moon-lamp',
  'dhonuk-arc-floor-lamp',
  'boloy-led-ring-desk-lamp',
  'fotok-gate-pillar-lantern',
];

/** A valid call of an endpoint, on an existing resource of the shop or the owner; without an id in its path, with the owner's e-mail. */
export function validCall(endpoint: Endpoint, owned: Owned) {
  const path = endpoint.path.replace(/:\w+/, idOf(endpoint, owned));
  const owner = { email: owned.owner.email };
  const hasId = endpoint.path.includes(':');
  if (endpoint.body) {
    const body = endpoint.path.endsWith('Products') ? FEATURED : { ...(!hasId && owner), ...BODIES[nameOf(endpoint)] };
    if (!endpoint.body.safeParse(body).success) throw new Error(`BODIES has no valid body for ${nameOf(endpoint)}`);
    return endpoint.query ? { path: `${path}?${validQuery(endpoint, owned)}`, body } : { path, body };
  }
  return { path: `${path}?${validQuery(endpoint, owned)}`, body: undefined };
}

function validQuery(endpoint: Endpoint, { owner: { email }, order }: Owned): URLSearchParams {
  const named: Record<string, string> = {
    'GET /orders/admin': order,
    'GET /packing/orders': order,
    'GET /products/left': PRODUCT,
  };
  const ids = named[nameOf(endpoint)];
  const withoutId: Record<string, string> = ids ? { ids } : { email, product: PRODUCT };
  const query = endpoint.path.includes(':') ? { status: 'Delivered' } : withoutId;
  if (endpoint.query && !endpoint.query.safeParse(query).success)
    throw new Error(`There is no valid query for ${nameOf(endpoint)}`);
  return new URLSearchParams(query);
}

function idOf({ path }: Endpoint, { owner, line, order, notificationId, review }: Owned): string {
  if (path.includes(':email')) return 'admin@aloghor.example';
  if (path.startsWith('/users/')) return owner.uid;
  if (path.startsWith('/orders/') || path.startsWith('/desk/')) return order;
  if (path.startsWith('/pages/')) return 'terms';
  if (path.startsWith('/reviews/')) return review;
  if (path.startsWith('/notices/')) return notificationId;
  return path.startsWith('/item/') || path.startsWith('/products/') ? PRODUCT : line;
}
