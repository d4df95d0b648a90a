import type { NotificationTexts } from '@aloghor/functions/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { NOTIFICATION_TEXTS, NOTIFICATIONS } from '../cache.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

/** Locally they are sent every few seconds, in the cloud every minute. */
const RENEW_MS = 20_000;

export type NotificationState = 'waiting' | 'failed';

/** A page of the notifications that wait, or that failed. */
export function notificationsQuery(state: NotificationState, cursor: string | undefined) {
  const query = pageQuery([...NOTIFICATIONS, state, cursor], () =>
    callPageWithToken('GET /notices', { query: { state, limit: TABLE_ROWS, cursor } }),
  );
  return { ...query, refetchInterval: RENEW_MS };
}

/** The usual text of a notification, in each language. */
export type UsualTexts = NotificationTexts['notices'][number];

/** Which notifications are on, by which channel they are sent, and their texts. */
export const notificationTextsQuery = queryOptions({
  queryKey: NOTIFICATION_TEXTS,
  queryFn: () => callWithToken('GET /notices/texts', {}),
  meta: { personal: true },
});

/** How much is left at the SMS gateway. */
export const smsBalanceQuery = queryOptions({
  queryKey: [...NOTIFICATION_TEXTS, 'balance'],
  queryFn: () => callWithToken('GET /notices/balance', {}),
  meta: { personal: true },
});

export function useSendAgain() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callWithToken('POST /notices/:id/again', { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });
}
