import { room } from '../room.ts';

/** The words of the categories' carousel, in English. */
export const carousel = room('tCarousel', {
  label: 'Categories',
  next: 'Next categories',
  previous: 'Previous categories',
  goTo: 'Go to slide {{index}}',
});
