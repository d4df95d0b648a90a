import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Keyboard, Navigation, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { count } from '../../shared/lib/format.ts';
import { gallery } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { PictureZoomProps } from './product-gallery.tsx';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/zoom';
import './picture-zoom.css';

interface Props extends PictureZoomProps {
  onShow?: (index: number) => void;
}

/** The pictures as large as the screen, and as large as they were uploaded: by pinch, double tap, keys or the button. */
export function PictureZoom({ pictures, shown, onShow }: Props) {
  const language = useLanguage();
  const t = useMessages(gallery);
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [isLarge, setIsLarge] = useState(false);
  const [canGrow, setCanGrow] = useState(true);
  const keysId = useId();
  useZoomKeys(swiper);
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
          turned.zoom.out(); // at once: Swiper keeps the previous picture enlarged until the next one has arrived
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
              onLoad={({ currentTarget }) => {
                const { naturalWidth, naturalHeight, style } = currentTarget;
                style.setProperty('--ratio', String(naturalWidth / naturalHeight));
                if (swiper) measure(swiper);
              }}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {(canGrow || isLarge) && (
        <>
          <Button
            aria-label={isLarge ? t.smaller : t.larger}
            aria-describedby={keysId}
            variant="icon"
            className="absolute bottom-3 left-3 z-10 bg-paper"
            onClick={() => swiper?.zoom.toggle()}
          >
            {isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          </Button>
          <p id={keysId} role="status" className="sr-only">
            {isLarge ? t.keysOfLarge : t.keyToEnlarge}
          </p>
        </>
      )}
    </>
  );
}

/** Whether the picture was uploaded larger than the screen shows it. */
function isShownSmaller(swiper: SwiperInstance): boolean {
  const picture = shownIn(swiper)?.picture;
  return picture ? picture.naturalWidth > picture.offsetWidth : false;
}

/** Plus and minus change the size of the picture, 0 fits it to the screen; the arrow keys move it while it is enlarged. */
function useZoomKeys(swiper: SwiperInstance | undefined) {
  useEffect(() => {
    if (!swiper) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !actOn(event.key, swiper)) return;
      event.preventDefault();
      event.stopPropagation(); // otherwise the arrow keys also lead to another picture
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [swiper]);
}

const STEP = 1.5;
/** What each key multiplies the size by. The equals sign is on the key of the plus. */
const SIZES: Partial<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0, '০': 0 };
/** The direction of the picture, so that more of the side that the key names is seen. */
const WAYS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Whether the key does anything here. */
function actOn(key: string, swiper: SwiperInstance): boolean {
  const shown = shownIn(swiper);
  const [size, way] = [SIZES[key], WAYS[key]];
  if (shown && size !== undefined) resize(shown, swiper.zoom, size);
  else if (shown && way && swiper.zoom.scale > 1) move(shown, swiper.zoom.scale, way);
  else return false;
  return true;
}

interface Point {
  x: number;
  y: number;
}

interface Shown {
  slide: HTMLElement;
  /** Swiper moves the frame, and enlarges the picture within. */
  frame: HTMLElement;
  picture: HTMLImageElement;
}

function shownIn({ slides, activeIndex }: SwiperInstance): Shown | undefined {
  const slide = slides[activeIndex];
  const frame = slide?.querySelector<HTMLElement>('.swiper-zoom-container');
  const picture = frame?.querySelector('img');
  return slide && frame && picture ? { slide, frame, picture } : undefined;
}

function resize(shown: Shown, zoom: SwiperInstance['zoom'], size: number) {
  const scale = Math.min(zoom.scale * size, shown.picture.naturalWidth / shown.picture.offsetWidth);
  if (scale <= 1) return zoom.out();
  const [growth, { x, y }] = [scale / zoom.scale, placeOf(shown)];
  zoom.in(scale);
  putAt(shown, scale, { x: x * growth, y: y * growth }); // the middle stays in the middle; Swiper goes to a corner
}

/** An arrow key moves the picture by this share of its visible part. */
const MOVE_SHARE = 0.2;

function move(shown: Shown, scale: number, way: Point): void {
  const { x, y } = placeOf(shown);
  const { offsetWidth, offsetHeight } = shown.slide;
  putAt(shown, scale, { x: x + way.x * offsetWidth * MOVE_SHARE, y: y + way.y * offsetHeight * MOVE_SHARE });
}

/** How far it is from the middle, or will be when it has stopped moving. */
function placeOf({ frame }: Shown): Point {
  const { e: x, f: y } = new DOMMatrix(frame.style.transform);
  return { x, y };
}

const MOVE_MS = 300;

/** Moves the picture as near to this point as possible without a gap at an edge of the screen. */
function putAt({ slide, frame, picture }: Shown, scale: number, { x, y }: Point): void {
  const within = (wanted: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(most, Math.max(-most, wanted));
  };
  const [left, top] = [
    within(x, picture.offsetWidth, slide.offsetWidth),
    within(y, picture.offsetHeight, slide.offsetHeight),
  ];
  frame.style.transitionDuration = `${MOVE_MS}ms`;
  frame.style.transform = `translate3d(${left}px, ${top}px, 0)`;
}
