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

/** An order whose buyer the shop calls no more. */
export type AsideCall = Omit<QueuedCall, 'callAt'>;

export interface LiveAside {
  /** The one that was put aside first comes first. */
  calls: AsideCall[];
  /** Whether there may be more than were read. */
  isFull: boolean;
}

/** The orders that are put aside, as they are followed live while their list is shown; otherwise null. */
export const liveAsideQuery = queryOptions<LiveAside | null>({
  queryKey: ['liveAside'],
  queryFn: skipToken, // the dashboard's listener sets it
  staleTime: Number.POSITIVE_INFINITY,
  meta: { personal: true },
});

/** The queue of calls as the dashboard follows it live; no data while it is being opened. */
export const liveDeskQuery = queryOptions<LiveDesk>({
  queryKey: ['liveDesk'],
  queryFn: skipToken, // the dashboard's listener sets it
  staleTime: Number.POSITIVE_INFINITY,
  meta: { personal: true },
});
