import type { Category } from '@aloghor/functions/contract/products';
import { Link } from 'react-router-dom';
import { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { BREAKPOINTS, NARROW } from './carousel-breakpoints.ts';
import { useLoadShopAhead } from './use-load-ahead.ts';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import './category-carousel.css';
import { CAROUSEL_DELAY_MS } from '../ui/times.ts';

/** Categories behind arches, moving on every three seconds until somebody looks closer. */
export function CategoryCarousel({ categories }: { categories: Category[] }) {
  const movesByItself = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
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
      pagination={{ clickable: true }}
      a11y={{
        containerMessage: t.carousel.label,
        nextSlideMessage: t.carousel.next,
        prevSlideMessage: t.carousel.previous,
        paginationBulletMessage: t.carousel.goTo,
      }}
      onFocusCapture={(event) => swiperOf(event.currentTarget)?.autoplay.stop()}
    >
      {categories.map((category) => (
        <SwiperSlide key={category.name}>
          <CategoryCard category={category} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

function CategoryCard({ category: { name, img } }: { category: Category }) {
  const loadAhead = useLoadShopAhead(name);
  return (
    <Link to={paths.category(name)} className="group block rounded-card text-center" {...loadAhead}>
      <span className="arch block overflow-hidden bg-stone">
        <img
          src={img}
          alt=""
          width="800"
          height="800"
          loading="lazy"
          decoding="async"
          className="aspect-square w-full md:aspect-[4/5] object-cover transition-[scale] duration-200 group-hover:scale-103"
        />
      </span>
      <span className="mt-4 block font-serif text-xl first-letter:uppercase">{name}</span>
    </Link>
  );
}

function swiperOf(element: Element) {
  return (element as Element & { swiper?: import('swiper').Swiper }).swiper;
}
