import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { deskOrderQuery } from './desk-api.ts';
import { giveBack, noteHeld } from './held-orders.ts';

/**
 * The order that follows the one that is worked on: claimed and read while somebody is on the telephone, so that it is
 * shown at once; `row`: as it was read. It is given back when the page is left.
 */
export function useCallAhead() {
  const cache = useQueryClient();
  const [row, setRow] = useState<DeskOrder>();
  const aheadId = useRef<string>(undefined);
  const besideId = useRef<string>(undefined);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      if (aheadId.current !== undefined) void giveBack(aheadId.current);
    };
  }, []);

  /** Done again, it prolongs the claim. Without an answer the next order is asked for when it is wanted. */
  async function prepare(beside: string): Promise<void> {
    besideId.current = beside;
    const { call } = await callWithToken('POST /desk/next', { body: { beside } }).catch(() => ({ call: undefined }));
    if (call) noteHeld(call._id);
    if (call && hasLeft.current) return void giveBack(call._id); // claimed while the page was left
    if (besideId.current !== beside) return; // the next one was taken meanwhile, perhaps this one
    aheadId.current = call?._id;
    if (call) cache.setQueryData(deskOrderQuery(call._id).queryKey, call);
    setRow(call);
  }

  function take(): DeskOrder | undefined {
    const id = aheadId.current;
    aheadId.current = undefined;
    besideId.current = undefined;
    return id === undefined ? undefined : cache.getQueryData(deskOrderQuery(id).queryKey);
  }

  /** It is asked for again with the next `prepare`. */
  function giveBackAhead() {
    const id = aheadId.current;
    aheadId.current = undefined;
    setRow(undefined);
    if (id !== undefined) void giveBack(id);
  }

  return { prepare, take, giveBack: giveBackAhead, row };
}
