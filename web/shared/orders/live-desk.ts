import type { Desk } from '@aloghor/functions/contract/desk-documents';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** What the database tells of an order whose buyer is to be called. */
export interface QueuedCall extends Pick<Desk, 'state' | 'revision' | 'claim' | 'marks'> {
  _id: string;
  /** In milliseconds since 1970. */
  callAt: number;
}

export interface Queue {
  /** The calls that are due, and those for later, the next first. */
  now: QueuedCall[];
  later: QueuedCall[];
  /** Whether there may be more than were read. */
  isFull: boolean;
}

export interface LiveDesk {
  /** Whether changes arrive right now. */
  isLive: boolean;
  /** As the last changes left it; absent before the first answer of the database. */
  queue?: Queue | undefined;
  /** The order that was placed last, which may wait behind all that is read of the queue, or no longer; `callAt` is when. */
  newest?: QueuedCall | undefined;
}

/** The queue of calls as the dashboard follows it live; no data while it is being opened. */
export const liveDeskQuery = queryOptions<LiveDesk>({
  queryKey: ['liveDesk'],
  queryFn: skipToken, // the dashboard's listener sets it
  staleTime: Number.POSITIVE_INFINITY,
  meta: { personal: true },
});
