import { type RefObject, useLayoutEffect } from 'react';

/** Calls `onTyped` with text typed into a prerendered field before hydration, which React would drop. */
export function useTypedBefore(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) onTyped(field.value);
  }, []);
}
