import { CALL_MS_MAXIMUM } from '@aloghor/functions/domain/desk-claims';
import { useCallback, useRef } from 'react';

interface BegunCall {
  id: string;
  at: number;
  isDialled: boolean;
}

/**
 * About which order somebody is taken to be on the telephone: who has opened its card, and reads it while they speak, or
 * has pressed its number, where the telephone may cover the page meanwhile.
 */
export function useTelephone() {
  const call = useRef<BegunCall>(undefined);
  const begin = useCallback((id: string, isDialled: boolean) => {
    const before = call.current?.id === id && call.current.isDialled;
    call.current = { id, at: Date.now(), isDialled: isDialled || before };
  }, []);
  const isOnTelephone = useCallback((id: string) => {
    if (call.current?.id !== id || Date.now() - call.current.at >= CALL_MS_MAXIMUM) return false;
    return call.current.isDialled || document.visibilityState === 'visible';
  }, []);
  /** Its outcome is known. */
  const end = useCallback((id: string) => {
    if (call.current?.id === id) call.current = undefined;
  }, []);
  return { begin, end, isOnTelephone };
}
