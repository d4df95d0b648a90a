import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { type Claim, claimAt, claimOfAnother } from '@aloghor/functions/domain/desk-claims';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { liveAsideQuery, liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { useSession } from '../../shared/session/session.tsx';
import { deskOrderQuery } from './desk-api.ts';
import type { ListedCall } from './queued-calls.ts';

/** So often it is noticed that a claim has ended, of which nobody tells. */
const LOOK_AGAIN_MS = 10_000;

/** The current claims: as the database tells them, otherwise as the API has answered. */
export function useToldClaims() {
  const { user } = useSession();
  const { data: desk } = useQuery(liveDeskQuery);
  const { data: aside } = useQuery(liveAsideQuery);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const now = serverNow();
  const told: ListedCall[] = [
    ...(desk?.queue ? [...desk.queue.now, ...desk.queue.later] : []),
    ...(aside?.calls ?? []),
  ];
  const claimOf = (id: string, answered: Claim | undefined) => {
    const call = told.find(({ _id }) => _id === id);
    const claim = call && desk?.isLive ? call.claim : laterClaim(call?.claim, answered);
    return claimAt({ claim }, now);
  };
  const isAnothers = (claim: Claim | undefined) => claimOfAnother({ claim }, user?.email, now) !== undefined;
  return {
    of: claimOf,
    /** Whether the database tells right now that nobody works on an order. */
    isFree: (id: string) => {
      const call = told.find(({ _id }) => _id === id);
      return desk?.isLive === true && call !== undefined && claimAt(call, now) === undefined;
    },
    ofAnother: ({ _id, desk }: DeskOrder) => claimOfAnother({ claim: claimOf(_id, desk.claim) }, user?.email, now),
    /** Whether somebody else works on an order, or on another one of its buyer. */
    isWithAnother: ({ _id, desk, history }: DeskOrder) =>
      isAnothers(claimOf(_id, desk.claim)) ||
      (history?.open ?? []).some((other) => isAnothers(claimOf(other._id, undefined))),
  };
}

export type ToldClaims = ReturnType<typeof useToldClaims>;

/** Of two answers about one order, the one that was given later. */
export function laterClaim(one: Claim | undefined, other: Claim | undefined): Claim | undefined {
  return one && other && one.at < other.at ? other : (one ?? other);
}

/** Changes the claim of an order wherever it is told: where the queue is not followed live, nobody else tells of one's own. */
export function changeToldClaim(
  cache: QueryClient,
  id: string,
  change: (told: Claim | undefined) => Claim | undefined,
): void {
  cache.setQueryData(
    deskOrderQuery(id).queryKey,
    (row) => row && { ...row, desk: { ...row.desk, claim: change(row.desk.claim) } },
  );
  const inCall = <Call extends ListedCall>(call: Call) =>
    call._id === id ? { ...call, claim: change(call.claim) } : call;
  const { queryKey } = liveDeskQuery;
  cache.setQueryData(
    queryKey,
    (desk) =>
      desk?.queue && {
        ...desk,
        queue: { ...desk.queue, now: desk.queue.now.map(inCall), later: desk.queue.later.map(inCall) },
      },
    // The rest of the queue is as old as it was.
    { updatedAt: cache.getQueryState(queryKey)?.dataUpdatedAt },
  );
  cache.setQueryData(liveAsideQuery.queryKey, (aside) => aside && { ...aside, calls: aside.calls.map(inCall) });
}
