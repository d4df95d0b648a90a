import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** What the shop charges for deliveries. */
export const deliveryQuery = queryOptions({
  queryKey: ['settings', 'delivery'],
  queryFn: async (): Promise<DeliverySettings> => (await call('GET /settings', { query: {} })).delivery,
});
