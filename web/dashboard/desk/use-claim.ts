import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { CLAIM_MS, type Claim, holderName } from '@aloghor/functions/domain/desk-claims';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLatest } from '../../shared/lib/hooks.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import { isRecording, showNotRecorded } from './desk-api.ts';
import { orderName } from './desk-order.ts';
import { giveBack, isHeldHere, noteHeld, noteNotHeld, useGiveBackOnClosing } from './held-orders.ts';
import { changeToldClaim, laterClaim } from './told-claims.ts';
import { useActivity } from './use-activity.ts';

/** An order that is only passed on the way to another is not claimed. */
const READ_MS = 1_000;

const PROLONG_MS = CLAIM_MS / 3;

interface ClaimOptions {
  /** The claim of somebody else, as the queue tells it. */
  other: Claim | undefined;
  /** Whether the live queue tells that nobody has claimed it. */
  isFree: boolean;
  isTyped: boolean;
  /** Whether they are on the telephone about it, where nobody touches anything. */
  isOnTelephone: (id: string) => boolean;
  /** Called when an order was claimed, and each time the claim is prolonged. */
  onClaimed: (id: string) => void;
  /** Called while nobody has worked here for long: no further order is held for them. */
  onIdle: () => void;
}

/**
 * Claims the order that is shown for as long as somebody works on this page, is on the telephone, or has unsaved input,
 * and gives it back on leaving and when idle; only who comes back claims anew. Returns who else works on it.
 */
export function useClaim(
  row: DeskOrder | undefined,
  { other, isFree, isTyped, isOnTelephone, onClaimed, onIdle }: ClaimOptions,
) {
  const cache = useQueryClient();
  const language = useLanguage();
  const { user } = useSession();
  const email = useLatest(user?.email);
  const id = row?._id;
  const [ownId, setOwnId] = useState<string>();
  const [rejected, setRejected] = useState<{ id: string; holder: string | undefined; about: string | undefined }>();
  const hasInput = useRef(isTyped);
  hasInput.current = isTyped;
  const claimed = useLatest(onClaimed);
  const idle = useLatest(onIdle);
  const { isAway, onReturn } = useActivity();
  const keepClaim = useRef<(isDialled?: boolean) => void>(undefined);
  const toldOwnId = useRef<string>(undefined);

  useGiveBackOnClosing();

  const noteOwn = useCallback(
    (id: string, claim: Claim) => {
      setOwnId(id);
      setRejected(undefined);
      changeToldClaim(cache, id, (told) => laterClaim(claim, told));
    },
    [cache],
  );
  const leave = useCallback(
    (id: string) => {
      void giveBack(id);
      changeToldClaim(cache, id, (told) => (told?.by === email.current ? undefined : told));
    },
    [cache, email],
  );

  const isHeldByOther = other !== undefined;
  useEffect(() => {
    if (id === undefined || isHeldByOther) return;
    let isGivenBack = false;
    async function claim(id: string, isDialled: boolean) {
      const isIdle = isAway();
      if (isIdle) idle.current();
      if (isIdle && !hasInput.current && !isOnTelephone(id)) {
        if (!isGivenBack) leave(id);
        isGivenBack = true;
        return;
      }
      isGivenBack = false;
      noteHeld(id);
      try {
        const body = isDialled ? { dialled: true } : {};
        const answer = await callWithToken('POST /desk/:id/claim', { params: { id }, body });
        noteOwn(id, answer.claim);
        if (!isIdle) claimed.current(id);
      } catch (error) {
        // Without an answer the next try follows, and calls can be recorded without a claim.
        if (!hasErrorCode(error, 'claimed')) return;
        noteNotHeld(id);
        setRejected({ id, holder: textIn(error.problem, 'holder'), about: textIn(error.problem, 'number') });
      }
    }
    let lastCall: Promise<unknown> = Promise.resolve();
    const keep = (isDialled = false) => {
      lastCall = Promise.all([lastCall, claim(id, isDialled)]);
    };
    keepClaim.current = keep;
    const first = setTimeout(keep, READ_MS);
    const again = setInterval(keep, PROLONG_MS);
    const stopListening = onReturn(keep);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      stopListening();
      keepClaim.current = undefined;
      // Not before a claim that is still on its way. An outcome ends the claim, and would wait for both.
      if (isRecording(cache, id)) noteNotHeld(id);
      else void lastCall.then(() => leave(id));
    };
  }, [id, isHeldByOther, cache, noteOwn, leave, claimed, idle, isAway, isOnTelephone, onReturn]);

  // Another tab of the same person has given it back: a claim is a person's, not a tab's.
  useEffect(() => {
    const wasOwn = toldOwnId.current === id && id !== undefined;
    toldOwnId.current = !isFree && ownId === id ? id : undefined;
    if (isFree && wasOwn && isHeldHere(id) && !isAway() && !isRecording(cache, id)) keepClaim.current?.();
  }, [isFree, id, ownId, cache, isAway]);

  async function takeOver() {
    if (!row || !holder) return;
    const t = messagesIn(language, deskPage);
    const { question, yes, no, ...texts } = t.askTakeOver;
    const text = about ? texts.ofBuyer(holder, about) : texts.text(holder, orderName(row.order, language));
    if (!(await askFirst({ question, text, yes, no }))) return;
    try {
      const { claim } = await callWithToken('POST /desk/:id/claim', {
        params: { id: row._id },
        body: { takeOver: true },
      });
      noteHeld(row._id);
      noteOwn(row._id, claim);
    } catch (error) {
      void showNotRecorded(error, 'notRecorded', language);
    }
  }

  const answered = rejected?.id === id ? rejected : undefined;
  const holder = other ? holderName(other) : answered?.holder;
  const about = other ? undefined : answered?.about;
  /** The telephone may sleep from now on until the call is over. */
  const noteDialled = () => keepClaim.current?.(true);
  return { holder, about, isTaken: holder !== undefined && ownId === id, takeOver, noteDialled };
}

/** A member of the problem: who works on the order, or on which other one of its buyer. */
function textIn(problem: object, name: 'holder' | 'number'): string | undefined {
  const said: unknown = Object.entries(problem).find(([key]) => key === name)?.[1];
  return typeof said === 'string' ? said : undefined;
}
