import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { CLAIM_MS, type Claim, claimAt, claimOfAnother, holderName } from '@aloghor/functions/domain/desk-claims';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { useSession } from '../../shared/session/session.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import { isRecording, showNotRecorded } from './desk-api.ts';
import { orderName } from './desk-order.ts';

/** An order that is only passed on the way to another is not claimed. */
const READ_MS = 1_000;

const PROLONG_MS = CLAIM_MS / 3;

const ACTIVITY = ['keydown', 'pointerdown', 'pointermove'] as const;

interface ClaimOptions {
  /** The claim of somebody else, as the queue tells it. */
  other: Claim | undefined;
  isTyped: boolean;
  /** Called when an order was claimed, and each time the claim is prolonged. */
  onClaimed: (id: string) => void;
}

/**
 * Claims the order that is shown for as long as somebody works on this page, or has unsaved input, and gives it back.
 * Returns who else works on it.
 */
export function useClaim(row: DeskOrder | undefined, { other, isTyped, onClaimed }: ClaimOptions) {
  const cache = useQueryClient();
  const language = useLanguage();
  const id = row?._id;
  const [ownId, setOwnId] = useState<string>();
  const [rejected, setRejected] = useState<{ id: string; holder: string | undefined }>();
  const hasInput = useRef(isTyped);
  hasInput.current = isTyped;
  const claimed = useRef(onClaimed);
  claimed.current = onClaimed;

  const isHeldByOther = other !== undefined;
  useEffect(() => {
    if (id === undefined || isHeldByOther) return;
    let activeAt = Date.now();
    async function claim(id: string) {
      if (!hasInput.current && Date.now() - activeAt > CLAIM_MS) return;
      try {
        await callWithToken('POST /desk/:id/claim', { params: { id }, body: {} });
        setOwnId(id);
        setRejected(undefined);
        claimed.current(id);
      } catch (error) {
        // Without an answer the next try follows, and calls can be recorded without a claim.
        if (hasErrorCode(error, 'claimed')) setRejected({ id, holder: holderIn(error.problem) });
      }
    }
    let lastCall = Promise.resolve();
    const keep = () => {
      lastCall = claim(id);
    };
    const first = setTimeout(keep, READ_MS);
    const again = setInterval(keep, PROLONG_MS);
    const noteActivity = () => {
      activeAt = Date.now();
    };
    for (const event of ACTIVITY) document.addEventListener(event, noteActivity, { passive: true });
    return () => {
      clearTimeout(first);
      clearInterval(again);
      for (const event of ACTIVITY) document.removeEventListener(event, noteActivity);
      // Not before a claim that is still on its way. An outcome ends the claim, and would wait for both.
      if (!isRecording(cache, id)) void lastCall.then(() => giveBack(id));
    };
  }, [id, isHeldByOther, cache]);

  async function takeOver() {
    if (!row || !holder) return;
    const t = messagesIn(language, deskPage);
    const { question, text, yes, no } = t.askTakeOver;
    if (!(await askFirst({ question, text: text(holder, orderName(row.order, language)), yes, no }))) return;
    try {
      await callWithToken('POST /desk/:id/claim', { params: { id: row._id }, body: { takeOver: true } });
      setOwnId(row._id);
      setRejected(undefined);
    } catch (error) {
      void showNotRecorded(error, 'notRecorded', language);
    }
  }

  const holder = other ? holderName(other) : rejected && rejected.id === id ? rejected.holder : undefined;
  return { holder, isTaken: holder !== undefined && ownId === id, takeOver };
}

/** So often it is noticed that a claim has ended, of which nobody tells. */
const LOOK_AGAIN_MS = 10_000;

/** The current claims: as the database tells them, otherwise as the API has answered. */
export function useToldClaims() {
  const { user } = useSession();
  const { data: desk } = useQuery(liveDeskQuery);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const told = desk?.queue ? [...desk.queue.now, ...desk.queue.later] : [];
  const claimOf = (id: string, answered: Claim | undefined) => {
    const call = told.find(({ _id }) => _id === id);
    return claimAt({ claim: call ? call.claim : answered }, now);
  };
  return {
    of: claimOf,
    ofAnother: ({ _id, desk }: DeskOrder) => claimOfAnother({ claim: claimOf(_id, desk.claim) }, user?.email, now),
  };
}

export type ToldClaims = ReturnType<typeof useToldClaims>;

/** Without an answer it ends by itself. */
export function giveBack(id: string): Promise<unknown> {
  return callWithToken('DELETE /desk/:id/claim', { params: { id } }).catch(() => {});
}

/** The member of the problem that names who works on the order. */
function holderIn(problem: object): string | undefined {
  return 'holder' in problem && typeof problem.holder === 'string' ? problem.holder : undefined;
}
