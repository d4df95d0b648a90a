import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_DELAY_MS } from '../../ui/times.ts';
import { SEARCH, withFilter } from './table-address.ts';

/**
 * What is typed into a search field, and what is searched for: 300 ms after the last key, without outer spaces. That
 * stands in the page's address, so that it outlives a reload, and a link can lead to it.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const q = params.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text.trim()), SEARCH_DELAY_MS);
  }

  function write(next: string) {
    written.current = next;
    // The address of now: a filter may have been chosen while the last word was typed.
    setParams(withFilter(window.location.search, SEARCH, next), { replace: true });
  }

  useEffect(() => {
    if (q === written.current) return;
    written.current = q; // a link, or Back, has led to another search
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { typed, setTyped: type, q: q || undefined };
}
