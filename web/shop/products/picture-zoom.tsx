import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Keyboard, Navigation, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { count } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { galleryMessages } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { PictureZoomProps } from './product-gallery.tsx';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/zoom';
import './picture-zoom.css';

interface Props extends PictureZoomProps {
  onShow?: (index: number) => void;
}

/** The pictures as large as the screen, and as large as they were uploaded: by pinch, double tap or the button. */
export function PictureZoom({ pictures, shown, onShow }: Props) {
  const language = useLanguage();
  const t = useMessages(galleryMessages);
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [isLarge, setIsLarge] = useState(false);
  const [canGrow, setCanGrow] = useState(true);
  const measure = (of: SwiperInstance) => setCanGrow(isShownSmaller(of));
  return (
    <>
      <Swiper
        modules={[A11y, Keyboard, Navigation, Zoom]}
        className="picture-zoom"
        initialSlide={shown}
        zoom={{ maxRatio: Number.POSITIVE_INFINITY, limitToOriginalSize: true }}
        keyboard
        navigation={pictures.length > 1}
        a11y={{
          containerMessage: t.label,
          containerRole: 'region', // only an element with a role may have a label
          nextSlideMessage: t.next,
          prevSlideMessage: t.previous,
          firstSlideMessage: t.first,
          lastSlideMessage: t.last,
          slideLabelMessage: '', // with the digits of the language
        }}
        onSwiper={(ready) => {
          setSwiper(ready);
          measure(ready);
        }}
        onResize={measure}
        onSlideChange={(turned) => {
          onShow?.(turned.activeIndex);
          measure(turned);
        }}
        onZoomChange={(_swiper, scale) => setIsLarge(scale > 1)}
      >
        {pictures.map((picture, index) => (
          <SwiperSlide
            key={picture.img}
            zoom
            aria-label={t.place(count(index + 1, language), count(pictures.length, language))}
          >
            <img
              src={picture.img}
              alt={picture.text}
              lang={picture.lang}
              loading={index === shown ? 'eager' : 'lazy'}
              onLoad={() => swiper && measure(swiper)}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {(canGrow || isLarge) && (
        <Button
          aria-label={isLarge ? t.smaller : t.larger}
          variant="icon"
          className="absolute bottom-3 left-3 z-10 bg-paper"
          onClick={() => swiper?.zoom.toggle()}
        >
          {isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </Button>
      )}
    </>
  );
}

/** Whether the picture was uploaded larger than the screen shows it. */
function isShownSmaller({ slides, activeIndex }: SwiperInstance): boolean {
  const picture = slides[activeIndex]?.querySelector('img');
  return picture ? picture.naturalWidth > picture.offsetWidth : false;
}
