// Nothing gets lost: what one buyer does in the shop.
import type { Buyer } from './buyers.ts';

/** What the shop has told a buyer. */
export interface Told {
  buyer: Buyer;
  /** The order ids that were answered; none when every answer was lost or an error. */
  ids: string[];
}

/** One buyer browses, orders and looks what has become of the order. */
export async function visit(server: string, buyer: Buyer, record: Record): Promise<Told> {
  const calls = callsOf(server, buyer, record);
  await calls.make('GET /products', '/products?limit=24');
  for (const { _id, quantity } of buyer.lines) {
    await calls.make('GET /item/:id', `/item/${_id}`);
    if (buyer.person) await calls.make('POST /carts', '/carts', { productId: _id, quantity });
  }
  const ids = (await order(calls, buyer)).flatMap(idIn);
  for (const id of new Set(ids)) await follow(calls, buyer, id);
  return { buyer, ids };
}

async function order(calls: Calls, { lines, details, key, press, cutAfterMs }: Buyer): Promise<Answer[]> {
  const totalPrice = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const body = { ...details, totalPrice, orderItems: lines.map(({ _id, quantity }) => ({ _id, quantity })) };
  const place = (kind: string, signal?: AbortSignal) =>
    calls.make(kind, '/orders', body, { headers: { 'idempotency-key': key }, signal });
  if (press === 'once') return [await place('POST /orders')];
  if (press === 'twice') {
    return Promise.all([place('POST /orders, pressed twice'), place('POST /orders, pressed twice')]);
  }
  await place('POST /orders, cut', AbortSignal.timeout(cutAfterMs));
  return [await place('POST /orders, again')];
}

function follow(calls: Calls, { person, details }: Buyer, id: string): Promise<Answer> {
  return person
    ? calls.make('GET /orders', `/orders?email=${encodeURIComponent(person.email)}`)
    : calls.make('POST /orders/track', '/orders/track', { id, mobileNumber: details.mobileNumber });
}

function idIn({ status, body }: Answer): string[] {
  const id = status === 200 && typeof body === 'object' && body !== null && 'insertedId' in body && body.insertedId;
  return typeof id === 'string' ? [id] : [];
}

interface Answer {
  /** 0 when there was none. */
  status: number;
  body?: unknown;
}

/** One call that was made. */
export interface Made {
  kind: string;
  ms: number;
  /** 0 when there was no answer. */
  status: number;
  /** Whether the caller gave up on purpose. */
  isCut: boolean;
}

export type Record = (made: Made) => void;

interface Extras {
  headers?: { [name: string]: string };
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

type Calls = ReturnType<typeof callsOf>;

/** Longer than the function's own timeout: no answer at all is an error. */
const CALL_LIMIT_MS = 60_000;

/** Makes the calls of one buyer, and tells each. */
function callsOf(server: string, { address, person }: Pick<Buyer, 'address' | 'person'>, record: Record) {
  const own = { 'x-forwarded-for': address, ...(person && { authorization: `Bearer ${person.token}` }) };

  return {
    /** A `POST` with a body, else a `GET`. */
    async make(kind: string, path: string, body?: object, { headers, signal }: Extras = {}): Promise<Answer> {
      const since = performance.now();
      const answer = await answerOf(`${server}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...own, ...(body && { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.any([AbortSignal.timeout(CALL_LIMIT_MS), ...(signal ? [signal] : [])]),
      });
      const isCut = answer.status === 0 && signal?.aborted === true;
      record({ kind, ms: performance.now() - since, status: answer.status, isCut });
      return answer;
    },
  };
}

async function answerOf(address: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(address, init);
    const text = await answer.text();
    return { status: answer.status, body: /json/.test(answer.headers.get('content-type') ?? '') && JSON.parse(text) };
  } catch {
    return { status: 0 };
  }
}
