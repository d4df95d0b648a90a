import { type RefObject, useLayoutEffect } from 'react';

/** Calls `onTyped` with what was typed into a field of a drawn page before the app ran: React would forget it. */
export function useTypedBefore(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is taken over once
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) onTyped(field.value);
  }, []);
}
