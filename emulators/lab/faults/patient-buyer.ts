import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '@aloghor/functions/src/platform/database/collections';
import { problemIn } from '@aloghor/functions/test/api';
import { expect } from 'vitest';
import type { ShopProcess } from './shop-process.ts';

/** Pages wait no longer for an answer. */
const ANSWER_LIMIT_MS = 30_000;

/** Without a `Retry-After`, as after a broken connection. */
const TRY_AGAIN_MS = 50;

/** The buyers' observations; times in milliseconds. */
export const seen = { acknowledged: 0, busy: 0, unanswered: 0, slowestMs: 0 };

/** The answer of the shop, which comes in time; a 503 is a problem that says when to try again. */
export async function answerInTime(shop: ShopProcess, path: string, init: RequestInit = {}): Promise<Response> {
  const start = performance.now();
  const answer = await shop.call(path, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - start);
  expect([200, 409, 503], `${init.method ?? 'GET'} ${path}`).toContain(answer.status);
  if (answer.status === 503) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(['busy', 'not-ready']).toContain((await problemIn(answer.clone())).code);
  }
  return answer;
}

/** An order of one lamp, with a key of its own and a `note` that no other order has. */
export function anOrder(note: string): RequestInit {
  const body = { mobileNumber: '01712345678', info: note, orderItems: [{ _id: 'moon', quantity: 2 }], totalPrice: 900 };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${note}` },
    body: JSON.stringify(body),
  };
}

/** Sends a call until it is done, as a page with a key would: after a 503 when that says so. Returns the reply. */
export async function sendPatiently<Reply>(shop: ShopProcess, path: string, init: RequestInit): Promise<Reply> {
  for (;;) {
    const answer = await answerInTime(shop, path, init).catch(orUnanswered);
    if (answer?.status === 200) return (await answer.json()) as Reply; // each caller knows its endpoint's
    expect(answer?.status ?? 503).toBe(503);
    seen[answer ? 'busy' : 'unanswered'] += 1;
    await pause(answer ? Number(answer.headers.get('retry-after')) * 1_000 : TRY_AGAIN_MS);
  }
}

/** Buys until the order is acknowledged. */
export async function buyPatiently(shop: ShopProcess, note: string): Promise<Bought> {
  const { insertedId } = await sendPatiently<{ insertedId: string }>(shop, '/orders', anOrder(note));
  seen.acknowledged += 1;
  return { note, id: insertedId };
}

/** An acknowledged order. */
export interface Bought {
  note: string;
  id: string;
}

/** The shop's process or the connection has ended: anything else, such as a limit that was exceeded, is an error. */
function orUnanswered(error: unknown): undefined {
  if (error instanceof TypeError && error.message === 'fetch failed') return undefined;
  throw error;
}

/** Counts the acknowledged orders that do not exist, and those that exist more than once. */
export async function lostAndDouble(bought: Bought[]): Promise<{ lost: number; double: number }> {
  const sizes = await Promise.all(
    bought.map(async ({ note, id }) => {
      const { docs } = await orders.reference.where('info', '==', note).get();
      return { isThere: docs.some((doc) => doc.id === id), count: docs.length };
    }),
  );
  return {
    lost: sizes.filter(({ isThere }) => !isThere).length,
    double: sizes.filter(({ count }) => count > 1).length,
  };
}
