import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

/**
 * Keeps the keyboard's place in a table: when the row that had it leaves, the row that takes its place gets it, or the
 * page's heading where no row is left. Give `ref` and `onFocus` to the table's body.
 */
export function useKeptFocus(rows: { _id: string }[] | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    if (!rows || !place.current) return;
    const { id, index } = place.current;
    const now = rows.findIndex((row) => row._id === id);
    place.current = now === -1 ? undefined : { id, index: now };
    if (place.current || !isFocusLost()) return;
    const left = body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [];
    const neighbour = left[Math.min(index, left.length - 1)]?.querySelector<HTMLElement>('button, a, select');
    (neighbour ?? document.querySelector('h1'))?.focus();
  }, [rows]);

  function onFocus({ target }: FocusEvent) {
    const index = Number(target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? Number.NaN);
    const row = rows?.[index];
    if (row) place.current = { id: row._id, index };
  }

  return { ref: body, onFocus };
}
