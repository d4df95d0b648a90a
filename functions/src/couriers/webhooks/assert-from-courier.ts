import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { CourierName } from '../../domain/couriers.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { couriersOn } from '../registry.ts';
import type { CourierWebhook, WebhookCall } from './webhook.ts';

/** Who shows something else than the secret is not taken for a guest. @throws {ApiError} for a call without it, and of a courier that is off */
export function assertFromCourier(courier: CourierName, webhook: CourierWebhook, call: WebhookCall): void {
  const shown = webhook.shownIn(call) ?? call.getHeader('authorization');
  if (!shown) throw new ApiError('not-signed-in', 'Show the secret of this webhook.');
  const secret = secretOf(webhook);
  if (!couriersOn().includes(courier) || secret === '' || !isSame(shown, secret)) throw notFromCourier();
}

/** @throws {ApiError} for a body that has another signature than its sender says */
export function assertSigned(webhook: CourierWebhook, call: WebhookCall, bytes: Buffer): void {
  const signature = webhook.signatureIn?.(call);
  if (signature === undefined) return;
  const right = createHmac('sha256', secretOf(webhook)).update(bytes).digest('hex');
  if (!isSame(signature.toLowerCase(), right)) throw notFromCourier();
}

function secretOf({ secret }: CourierWebhook): string {
  return process.env[secret] ?? '';
}

/** In a time that tells nothing of what is right. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

function notFromCourier(): ApiError {
  return new ApiError('token-refused', 'The secret or the signature of this webhook is not right.');
}
