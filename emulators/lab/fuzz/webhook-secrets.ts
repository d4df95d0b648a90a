import type { CourierName } from '@aloghor/functions/domain/couriers';
import type { Endpoint } from '@aloghor/functions/src/contract/endpoint';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';

/** What a courier shows with each call, in this process. */
export function secretOf(courier: CourierName): string {
  return process.env[ADAPTERS[courier].webhook?.secret ?? ''] ?? '';
}

/** The headers by which a call comes from its courier; of RedX the secret is in the address. */
export function courierHeaders({ path }: Endpoint): Record<string, string> {
  const byPath: Record<string, () => Record<string, string>> = {
    '/couriers/steadfast/events': () => ({ authorization: `Bearer ${secretOf('steadfast')}` }),
    '/couriers/pathao/events': () => ({ 'x-pathao-signature': secretOf('pathao') }),
    '/couriers/carrybee/events': () => ({ 'x-carrybee-webhook-signature': secretOf('carrybee') }),
  };
  return byPath[path]?.() ?? {};
}
