/**
 * A row of cards that scrolls sideways, from one edge of the screen to the other. Its gaps are wider than its margins: a
 * browser does not scroll to what has the focus while a hair's breadth of it can be seen.
 */
export const railStyle =
  '-mx-(--screen-margin) flex snap-x snap-mandatory gap-(--rail-gap) overflow-x-auto px-(--screen-margin) pb-6 md:gap-6';

/** One card of it, below md. */
export const railItemStyle = 'w-[68%] shrink-0 snap-start scroll-ml-(--screen-margin) sm:w-[42%]';

/** As `railItemStyle` says, of the page between its margins. */
export const RAIL_SIZES = '(min-width: 40rem) 39vw, 63vw';
