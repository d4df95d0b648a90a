import { Router } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { carrybeeWebhook, pathaoWebhook, redxWebhook, steadfastWebhook } from '../../contract/webhooks.ts';
import type { CourierName } from '../../domain/couriers.ts';
import { isDatabaseBusy, withTimeout } from '../../platform/database/database-timeouts.ts';
import { ApiError, BadInput, Unavailable } from '../../platform/http/errors.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { serve } from '../../platform/http/serve.ts';
import { ADAPTERS } from '../registry.ts';
import { assertFromCourier, assertSigned } from './assert-from-courier.ts';
import { keepNews } from './keep-news.ts';
import type { WebhookCall } from './webhook.ts';

export const webhooksRouter = Router();

/** Bytes of a call: a courier's are of some hundreds. */
const BYTES_MAXIMUM = 64_000;

const TRIAL_BYTES_MAXIMUM = 1_000;

/** Steadfast waits for five seconds. */
const ANSWERED_MS = 4_000;

/** Some couriers take no answer without a header of theirs, not even one that rejects. */
for (const [name, { webhook }] of Object.entries(ADAPTERS)) {
  const header = webhook?.answerHeader;
  if (!header) continue;
  webhooksRouter.use(`/couriers/${name}/events`, (_request, response, next) => {
    response.set(header.name, process.env[header.setting] || header.usual);
    next();
  });
}

serve(webhooksRouter, steadfastWebhook, (call) => hear('steadfast', call, undefined));
serve(webhooksRouter, pathaoWebhook, (call) => hear('pathao', call, undefined));
serve(webhooksRouter, redxWebhook, (call) => hear('redx', call, call.query.token));
serve(webhooksRouter, carrybeeWebhook, (call) => hear('carrybee', call, undefined));

interface Heard extends Pick<WebhookCall, 'getHeader'> {
  readBody: (maximum: number) => Promise<Buffer>;
  limiter: RateLimiter;
}

/** Hears a call of a courier: nothing of it is kept before it has shown the secret. */
async function hear(courier: CourierName, { getHeader, readBody, limiter }: Heard, token: string | undefined) {
  const { webhook } = ADAPTERS[courier];
  if (!webhook) throw new Error(`${courier} does not call the shop`);
  const call: WebhookCall = { getHeader, token };
  if (webhook.isTrial && !webhook.shownIn(call) && webhook.isTrial(jsonIn(await readBody(TRIAL_BYTES_MAXIMUM))))
    return { kept: false };
  await guessesCounted(limiter, () => assertFromCourier(courier, webhook, call));
  const bytes = await readBody(BYTES_MAXIMUM);
  await guessesCounted(limiter, () => assertSigned(webhook, call, bytes));
  const news = webhook.newsIn(jsonIn(bytes), call);
  if (!news) throw new BadInput([{ path: 'body', message: 'must be news of a parcel' }]);
  if (news === 'notNews') return { kept: false };
  const followed = await orUnavailable(keepNews(courier, webhook, news));
  return { kept: followed !== 'noParcel' };
}

/** Who tries secrets is stopped; couriers, who know theirs, are not counted. */
async function guessesCounted(limiter: RateLimiter, check: () => void): Promise<void> {
  try {
    check();
  } catch (error) {
    await limiter.count('webhook-guesses');
    throw error;
  }
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What was not kept the courier repeats: of anything else than this it would not. */
async function orUnavailable<Result>(keeping: Promise<Result>): Promise<Result> {
  const notKept = () => new Unavailable('busy', 'It could not be kept. Send it again.');
  try {
    return await withTimeout(keeping, ANSWERED_MS, notKept);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (!isDatabaseBusy(error)) logError(error);
    throw notKept();
  }
}
