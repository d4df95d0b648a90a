import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../shared/start/hydration.ts';

/** After one of these the shopper has chosen the scroll position. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown'];

/** A link leaves the page on a click, and a finger touches before; not every browser reports the end of scrolling. */
const MOMENTS = ['pointerdown', 'click', 'scrollend', 'pagehide'];

/** As many as a first screen shows. */
const FIRST_CARDS = 8;

/**
 * Restores the position in a list whose products must be loaded again when the shopper comes back: `lacking` is the number of
 * products to keep space for, `countAtOnce` how many cards to lay out in full. For a returning shopper these are all that
 * were shown, because the position depends on them.
 */
export function usePlaceInList(count: number, mayGrow: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();
  const [shownBefore] = useState(() => placeBefore()?.count);
  const [noted, setNoted] = useState(() => placeBeyond(count));
  const sought = isHydrated ? noted : undefined;
  useReturn(grid, sought, count);
  useNotes(grid, count, sought === undefined);
  useEffect(() => {
    if (sought && (count >= sought.count || !mayGrow)) setNoted(undefined);
  }, [sought, count, mayGrow]);
  useEffect(() => {
    // From now on `countAtOnce` decides which cards wait.
    if (isHydrated) delete document.documentElement.dataset.returned;
  }, [isHydrated]);
  return {
    grid,
    lacking: Math.max((sought?.count ?? 0) - count, 0),
    countAtOnce: (isHydrated && shownBefore) || FIRST_CARDS,
  };
}

/** The position of an earlier visit to this history entry. */
function placeBefore(): ListPlace | undefined {
  return import.meta.env.SSR ? undefined : notedPlace();
}

/** Undefined where nothing is lacking: the browser restores the position by itself. */
function placeBeyond(count: number): ListPlace | undefined {
  const place = placeBefore();
  return place && place.count > count ? place : undefined;
}

/** Scrolls to the sought place each time that products arrive, unless the shopper has moved away. */
function useReturn(grid: RefObject<HTMLElement | null>, sought: ListPlace | undefined, count: number): void {
  const hasMoved = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const move = () => {
      hasMoved.current = true;
    };
    if (sought) for (const event of OWN_MOVES) addEventListener(event, move, { signal, passive: true });
    return () => listening.abort();
  }, [sought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more products move what is below them
  useLayoutEffect(() => {
    if (sought && grid.current && !hasMoved.current) scrollToPlace(grid.current, sought);
  }, [grid, sought, count]);
}

function useNotes(grid: RefObject<HTMLElement | null>, count: number, isSettled: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isSettled) return undefined;
    const listening = new AbortController();
    const note = () => {
      // The next page may be on its way, its entry already there.
      const isHere = (window.history.state?.key ?? 'default') === key;
      if (isHere && grid.current) notePlace(grid.current, count);
    };
    for (const event of MOMENTS) addEventListener(event, note, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [grid, key, count, isSettled]);
}

/** A shopper's position in a list, kept in the browser's history entry. */
interface ListPlace {
  /** How many products are shown. */
  count: number;
  /** The first one in sight, and how far its top is below the window's, in CSS pixels. */
  index: number;
  top: number;
}

/** The place noted with the current entry. */
function notedPlace(): ListPlace | undefined {
  return window.history.state?.place;
}

/** Notes the place in a grid of so many products, beside what the router keeps. */
function notePlace(grid: Element, count: number): void {
  const cells = [...grid.children];
  const index = cells.findIndex((cell) => cell.getBoundingClientRect().bottom > 0);
  const place: ListPlace = { count, index, top: topOf(cells[index]) };
  // It takes browsers milliseconds, which would delay the page that a click leads to.
  const isNoted = JSON.stringify(notedPlace()) === JSON.stringify(place);
  if (index >= 0 && !isNoted) window.history.replaceState({ ...window.history.state, place }, '');
}

/** Scrolls a grid to a place; its cells may still be empty. */
function scrollToPlace(grid: Element, { index, top }: ListPlace): void {
  const cell = grid.children[Math.min(index, grid.children.length - 1)];
  window.scrollBy({ top: topOf(cell) - top, behavior: 'instant' });
}

function topOf(cell: Element | undefined): number {
  return cell?.getBoundingClientRect().top ?? 0;
}
