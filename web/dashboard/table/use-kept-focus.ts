import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../shared/lib/is-focus-lost.ts';

interface Place {
  id: string;
  index: number;
}

/**
 * Keeps the keyboard focus in a table: when the focused row is removed, the row in its place gets the focus, or the
 * page's heading if no row is left. A focus elsewhere is left alone. Give the ref to the table's body, and `data-row`,
 * the id, to its rows.
 */
export function useKeptFocus(rows: { _id: string }[] | undefined): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<Place>(undefined);

  useEffect(() => {
    const following = new AbortController();
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.swal2-container')) return; // a popup restores the focus itself
      place.current = placeOf(target.closest('button, a, select'), linesOf(body));
    };
    document.addEventListener('focusin', follow, { signal: following.signal });
    document.addEventListener('pointerdown', follow, { signal: following.signal });
    return () => following.abort();
  }, []);

  useEffect(() => {
    if (!rows) return;
    const keep = () => {
      place.current = keptPlace(place.current, linesOf(body));
    };
    keep();
    // An open popup has the focus until it closes, which removes its class from the body.
    const popups = new MutationObserver(keep);
    popups.observe(document.body, { attributeFilter: ['class'] });
    return () => popups.disconnect();
  }, [rows]);

  return body;
}

function linesOf(body: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]:not(.detail)') ?? [])];
}

function placeOf(control: Element | null, lines: HTMLElement[]): Place | undefined {
  const id = control?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
  const index = lines.findIndex(({ dataset }) => dataset.row === id);
  return id && index !== -1 ? { id, index } : undefined;
}

function keptPlace(place: Place | undefined, lines: HTMLElement[]): Place | undefined {
  if (!place) return undefined;
  const index = lines.findIndex(({ dataset }) => dataset.row === place.id);
  if (index !== -1) return { ...place, index };
  if (!isFocusLost()) return place;
  const next = lines[Math.min(place.index, lines.length - 1)];
  const control = next?.querySelector<HTMLElement>('button, a, select');
  (control ?? document.querySelector('h1'))?.focus();
  return placeOf(control ?? null, lines);
}
