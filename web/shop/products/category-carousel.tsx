import type { Category } from '@aloghor/functions/contract/products';
import { Pause, Play } from 'lucide-react';
import { type FocusEvent, useCallback, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { carousel } from '../../shared/locale/en/home.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CAROUSEL_DELAY_MS } from '../../shared/ui/times.ts';
import { CATEGORY_SIZES, CategoryCard } from './category-card.tsx';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import './category-carousel.css';

const SIZES = `${CATEGORY_SIZES}, (min-resolution: 2.1dppx) 61.4vw, 92vw`;

/**
 * Categories in arches, moving on every three seconds; paused while hovered, and by a button. Once one of them had the focus
 * they wait for the button.
 */
export function CategoryCarousel({ categories }: { categories: Category[] }) {
  const tCarousel = useMessages(carousel);
  // The same function for every render, or Swiper renders the bullets again.
  const renderBullet = useCallback(
    (index: number, className: string) =>
      `<span class="${className}" role="button" aria-label="${tCarousel.goTo(index + 1)}"></span>`,
    [tCarousel],
  );
  const swiper = useRef<SwiperInstance>(null);
  const [isMoving, setIsMoving] = useState(false);
  const movesByItself = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const Icon = isMoving ? Pause : Play;

  function stopAtCategory({ target }: FocusEvent) {
    if (!target.closest('.carousel-switch')) swiper.current?.autoplay.stop();
  }

  return (
    <Swiper
      modules={[A11y, Autoplay, Keyboard, Navigation, Pagination]}
      className="category-carousel"
      {...NARROW}
      breakpoints={BREAKPOINTS}
      autoplay={movesByItself && { delay: CAROUSEL_DELAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true }}
      rewind
      keyboard
      navigation
      pagination={{ clickable: true, dynamicBullets: true, renderBullet }}
      a11y={{
        containerMessage: tCarousel.label,
        containerRole: 'region', // only an element with a role may have a label
        nextSlideMessage: tCarousel.next,
        prevSlideMessage: tCarousel.previous,
        firstSlideMessage: tCarousel.first,
        lastSlideMessage: tCarousel.last,
        slideLabelMessage: '', // both with the digits of the language
      }}
      onSwiper={(instance) => {
        swiper.current = instance;
      }}
      onAutoplayStart={() => setIsMoving(true)}
      onAutoplayStop={() => setIsMoving(false)}
      onFocusCapture={stopAtCategory}
      onPaginationUpdate={keepFocusInSight}
    >
      {categories.map((category, index) => (
        <SwiperSlide key={category.name} aria-label={tCarousel.place(index + 1, categories.length)}>
          <CategoryCard category={category} sizes={SIZES} />
        </SwiperSlide>
      ))}
      {movesByItself && (
        <Button
          slot="container-end"
          variant="icon"
          aria-label={isMoving ? tCarousel.pause : tCarousel.play}
          className="carousel-switch"
          onClick={() => (isMoving ? swiper.current?.autoplay.stop() : swiper.current?.autoplay.start())}
        >
          <Icon aria-hidden className="size-5" />
        </Button>
      )}
    </Swiper>
  );
}

/** The arrow keys move the carousel while a dot has the focus: it would be clipped after three steps. */
function keepFocusInSight(_: SwiperInstance, dots: HTMLElement): void {
  if (dots.contains(document.activeElement))
    dots.querySelector<HTMLElement>('.swiper-pagination-bullet-active')?.focus({ preventScroll: true });
}

/** On screens narrower than all of `BREAKPOINTS`. */
export const NARROW = { slidesPerView: 1, spaceBetween: 10 };

/** Slides per view and the space between them in px, by the width of the screen in px. */
export const BREAKPOINTS = {
  640: { slidesPerView: 1, spaceBetween: 20 },
  768: { slidesPerView: 3, spaceBetween: 40 },
  1024: { slidesPerView: 4, spaceBetween: 50 },
};
