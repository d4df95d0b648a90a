/** On screens narrower than all of the below. */
export const NARROW = { slidesPerView: 1, spaceBetween: 10 };

/** Slides per view and the space between them in px, by the width of the screen in px. */
export const BREAKPOINTS = {
  640: { slidesPerView: 1, spaceBetween: 20 },
  768: { slidesPerView: 3, spaceBetween: 40 },
  1024: { slidesPerView: 4, spaceBetween: 50 },
};
