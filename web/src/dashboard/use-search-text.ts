import { useState } from 'react';
import { useDebounced } from '../lib/hooks.ts';
import { SEARCH_DELAY_MS } from '../ui/times.ts';

/** What is typed into a search field, and what is searched for: 300 ms after the last key, without outer spaces. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SEARCH_DELAY_MS) || undefined;
  return { typed, setTyped, q };
}
