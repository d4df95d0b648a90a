import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { type ClosingState, type DeskState, isClosing } from '@aloghor/functions/domain/desk';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { sum } from '../../lib/format.ts';
import { showFailure } from '../../ui/popup.ts';
import { askFirst } from '../frame/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useRecordCall, type When } from './desk-calls.ts';
import { orderName } from './order-name.ts';
import { whyNotRecorded } from './why-not-recorded.ts';

/** From the moment an order is shown, in milliseconds: a second tap of the thumb was meant for the one before. */
const EARLY_PRESS_MS = 500;

/** What was recorded last, and how to take it back; an order that was cancelled is not opened again here. */
export interface LastCall {
  id: string;
  name: string;
  state: DeskState;
  revision: number;
}

interface UseCallsOptions {
  when: When;
  row: DeskOrder | undefined;
  /** Whether something is typed for the order that is not saved. */
  isTyped: boolean;
  /** With the id of an order that was taken back. */
  onDone: (backId: string | undefined) => void;
}

/** Recording what came of a call, for the order that is shown. */
export function useCalls({ when, row, isTyped, onDone }: UseCallsOptions) {
  const { mutateAsync, isPending } = useRecordCall(when);
  const [last, setLast] = useState<LastCall>();
  const [isHolding, setIsHolding] = useState(false);
  const shownAt = useRef(0);
  const id = row?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order is shown anew
  useEffect(() => {
    shownAt.current = performance.now();
    setIsHolding(false);
  }, [id]);

  async function send(wanted: { id: string; outcome: DeskState; revision: number; until?: string }, name: string) {
    try {
      const { revision } = await mutateAsync(wanted);
      setLast({ id: wanted.id, name, state: wanted.outcome, revision });
      setIsHolding(false);
      onDone(wanted.outcome === 'toCall' ? wanted.id : undefined);
    } catch (error) {
      void showFailure(tAdmin.desk.failedTitle, whyNotRecorded(error));
    }
  }

  async function record(outcome: DeskState, until?: string) {
    if (!row || isPending) return;
    if (isTyped) return void showFailure(tAdmin.desk.failedTitle, tAdmin.desk.saveFirst);
    if (outcome === 'hold' && !until) return setIsHolding(true);
    if (isClosing(outcome) && !(await confirmClosing(row, outcome))) return;
    await send({ id: row._id, outcome, revision: row.desk.revision, ...(until && { until }) }, orderName(row.order));
  }

  async function undo() {
    if (!last || !isUndoable(last) || isPending) return;
    await send({ id: last.id, outcome: 'toCall', revision: last.revision }, last.name);
  }

  /** By thumb or mouse. */
  function press(outcome: DeskState) {
    if (performance.now() - shownAt.current >= EARLY_PRESS_MS) void record(outcome);
  }

  const actions = {
    confirmed: () => record('confirmed'),
    noAnswer: () => record('noAnswer'),
    hold: () => record('hold'),
    refused: () => record('refused'),
    wrongNumber: () => record('wrongNumber'),
    fake: () => record('fake'),
    toCall: () => (row?.desk.state === 'toCall' ? undefined : record('toCall')),
    undo,
  };
  return { actions, press, record, isPending, last, isHolding, closeHold: () => setIsHolding(false) };
}

export type Calls = ReturnType<typeof useCalls>;

/** Whether what was recorded can be taken back. */
export function isUndoable({ state }: LastCall): boolean {
  return state !== 'toCall' && !isClosing(state);
}

function confirmClosing({ order }: DeskOrder, outcome: ClosingState) {
  const { question, text, yes } = tAdmin.desk.ask[outcome];
  return askFirst({ question, text: text(orderName(order), sum(toCollect(order))), yes, no: tAdmin.desk.keep });
}
