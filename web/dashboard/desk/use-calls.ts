import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { type ClosingState, type DeskState, HOLD_DAYS_MAXIMUM, isClosing } from '@aloghor/functions/domain/desk';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { askFirst } from '../layout/ask-first.ts';
import { deskPage } from '../messages/en/desk.ts';
import { chargeWithCall } from './amounts-input.ts';
import { type Recorded, renewOrder, resultOf, showNotRecorded, useRecordCall } from './desk-api.ts';
import { orderName } from './desk-order.ts';

/**
 * Milliseconds after an order is shown in which clicks and keys are ignored: they were meant for the
 * previous order.
 */
const EARLY_CLICK_MS = 500;

/** How many calls can be undone. */
const UNDOABLE_CALLS = 5;

/** A recorded call that may be undone; a cancelled order is not reopened here. */
export interface LastCall {
  id: string;
  name: string;
  state: DeskState;
  /** Why the order was closed by it. */
  closedFor?: DeskOrder['order']['closedFor'];
  /** Since when the order is put aside by it. */
  asideSince?: number | undefined;
  /** In taka, the delivery charge that was set by it: it stays when the call is undone. */
  deliveryCharge?: number | undefined;
  revision: number;
}

interface UseCallsOptions {
  /** The order that is shown; undefined also if nothing can be recorded for it. */
  row: DeskOrder | undefined;
  /** Whether the order has unsaved input. */
  isTyped: boolean;
  /** Called when an outcome is on its way; returns whether the next order is shown already. */
  onSent: () => boolean;
  /** Called when it is recorded, unless the next order was shown before, with the id of the order whose call was undone, if one was. */
  onDone: (backId: string | undefined) => void;
  /** Called with the id of an order that was left too early: what was said of it is not recorded. */
  onFailed: (id: string) => void;
}

/** Records the outcomes of calls for the order that is shown. */
export function useCalls({ row, isTyped, onSent, onDone, onFailed }: UseCallsOptions) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { mutateAsync, isPending } = useRecordCall();
  const [last, setLast] = useState<LastCall[]>([]);
  const [isHolding, setIsHolding] = useState(false);
  const [unknown, setUnknown] = useState<SentCall>();
  const [sending, setSending] = useState<string>();
  const cache = useQueryClient();
  const { user } = useSession();
  const isReady = useIsRead(row?._id);
  const delivery = useShopSettings()?.delivery;
  const deliveryCharge = row && chargeWithCall(delivery, row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset for each order
  useEffect(() => setIsHolding(false), [row?._id]);

  async function send(call: SentCall) {
    const isLeft = call.outcome !== 'toCall' && onSent();
    setSending(isLeft ? call.name : undefined);
    try {
      showDone({ ...call, isLeft }, await mutateAsync(call));
    } catch (error) {
      await settle({ ...call, isLeft }, error);
    } finally {
      setSending(undefined);
    }
  }

  /** Finds out the result of a failed request. */
  async function settle(call: SentCall, error: unknown) {
    const result = await resultOf(error, call.id, ({ desk }) => isLastCall(desk, call, user?.email));
    setUnknown(result === 'unknown' ? { ...call, isLeft: false, error } : undefined);
    if (typeof result === 'string') {
      if (call.isLeft) onFailed(call.id);
      if (result !== 'unknown' || !call.error)
        void showNotRecorded(error, result, language, { texts: textsOf(call, language) });
      return;
    }
    await renewOrder(cache, call.id);
    const { revision, asideSince } = result.desk;
    showDone(call, { revision, asideSince, closedFor: result.order.closedFor });
  }

  // Unknown results are checked again as soon as the connection is back.
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection comes back
  useEffect(() => {
    if (isOnline && unknown) void settle(unknown, unknown.error);
  }, [isOnline]);

  function showDone(
    { id, name, outcome, deliveryCharge, isLeft }: SentCall,
    { revision, closedFor, asideSince }: Pick<LastCall, 'revision' | 'closedFor' | 'asideSince'>,
  ) {
    const charged = outcome === 'toCall' && last.find((one) => one.id === id)?.deliveryCharge;
    if (typeof charged === 'number') void showToast(t.chargeStays(name, sum(charged, language)));
    const done = { id, name, state: outcome, closedFor, asideSince, deliveryCharge, revision };
    setLast((calls) => [done, ...calls.filter((one) => one.id !== id)].slice(0, UNDOABLE_CALLS));
    setIsHolding(false);
    if (!isLeft) onDone(outcome === 'toCall' ? id : undefined);
  }

  async function record(
    outcome: DeskState,
    { until, deliveryCharge }: Pick<Recorded, 'until' | 'deliveryCharge'> = {},
  ) {
    if (!row || isPending || !isReady) return;
    if (isTyped) return void showFailure(t.failedTitle, t.saveFirst, language);
    if (outcome === 'hold' && !until) return setIsHolding(true);
    if (isClosing(outcome) && !(await confirmClosing(row, outcome, language))) return;
    const { revision } = row.desk;
    const told = { ...(until && { until }), ...(deliveryCharge !== undefined && { deliveryCharge }) };
    await send({ id: row._id, outcome, revision, ...told, name: orderName(row.order, language) });
  }

  async function undo(call = last.find(isUndoable)) {
    if (!call || isPending) return;
    await send({ id: call.id, outcome: 'toCall', revision: call.revision, name: call.name });
  }

  const actions = {
    confirmed: () => record('confirmed'),
    charged: () => (deliveryCharge === undefined ? undefined : record('confirmed', { deliveryCharge })),
    noAnswer: () => record('noAnswer'),
    hold: () => record('hold'),
    refused: () => record('refused'),
    wrongNumber: () => record('wrongNumber'),
    fake: () => record('fake'),
    toCall: () => (row?.desk.state === 'toCall' ? undefined : record('toCall')),
    undo: () => undo(),
  };
  return {
    actions,
    record,
    undo,
    isReady: isReady && !isPending,
    last,
    /** The name of an order whose outcome is on its way, while the next one is shown. */
    sending,
    isHolding,
    closeHold: () => setIsHolding(false),
  };
}

export type Calls = ReturnType<typeof useCalls>;

/** `error`: why its result is unknown. `isLeft`: the next order is shown already. */
interface SentCall extends Recorded {
  name: string;
  isLeft?: boolean;
  error?: unknown;
}

/** Whether a recorded call can be undone. */
export function isUndoable({ state, closedFor }: LastCall): boolean {
  return state !== 'toCall' && !isClosing(state) && !closedFor;
}

/** Whether an order has been shown for long enough to be read. */
function useIsRead(id: string | undefined): boolean {
  const [readId, setReadId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setReadId(id), EARLY_CLICK_MS);
    return () => {
      clearTimeout(timer);
      setReadId(undefined);
    };
  }, [id]);
  return readId === id;
}

/** Whether the newest recorded call is this one. */
function isLastCall({ revision, attempts }: DeskOrder['desk'], call: SentCall, by: string | undefined): boolean {
  const newest = attempts.at(-1);
  return revision === call.revision + 1 && newest?.outcome === call.outcome && newest.by === by;
}

function textsOf({ outcome }: SentCall, language: LanguageCode) {
  const t = messagesIn(language, deskPage);
  return outcome === 'hold' ? { 'bad-input': t.notHoldDay(HOLD_DAYS_MAXIMUM) } : {};
}

function confirmClosing({ order }: DeskOrder, outcome: ClosingState, language: LanguageCode) {
  const t = messagesIn(language, deskPage);
  const { question, text, yes } = t.ask[outcome];
  return askFirst({
    question,
    text: text(orderName(order, language), sum(toCollect(order), language)),
    yes,
    no: t.keep,
  });
}
