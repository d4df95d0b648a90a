/** Where a shopper is in a list, kept with the entry of the browser's history. */
export interface ListPlace {
  /** How many products are shown. */
  count: number;
  /** The first one in sight, and how far its top is below the window's, in CSS pixels. */
  index: number;
  top: number;
}

/** The place noted with the current entry. */
export function notedPlace(): ListPlace | undefined {
  return window.history.state?.place;
}

/** Notes the place in a grid of so many products, beside what the router keeps. */
export function notePlace(grid: Element, count: number): void {
  const cells = [...grid.children];
  const index = cells.findIndex((cell) => cell.getBoundingClientRect().bottom > 0);
  const place: ListPlace = { count, index, top: topOf(cells[index]) };
  if (index >= 0) window.history.replaceState({ ...window.history.state, place }, '');
}

/** Scrolls a grid to a place; its cells may still be empty. */
export function scrollToPlace(grid: Element, { index, top }: ListPlace): void {
  const cell = grid.children[Math.min(index, grid.children.length - 1)];
  window.scrollBy({ top: topOf(cell) - top, behavior: 'instant' });
}

function topOf(cell: Element | undefined): number {
  return cell?.getBoundingClientRect().top ?? 0;
}
