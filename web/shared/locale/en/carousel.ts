import { room } from '../room.ts';

/** The words of the categories' carousel, in English. */
export const carousel = room('tCarousel', {
  label: 'Categories',
  next: 'Next categories',
  previous: 'Previous categories',
  first: 'These are the first categories',
  last: 'These are the last categories',
  goTo: (slide: number) => `Go to slide ${slide}`,
  place: (slide: number, slides: number) => `${slide} / ${slides}`,
});
