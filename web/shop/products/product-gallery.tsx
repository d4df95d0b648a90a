import type { Picture } from '@aloghor/functions/contract/pictures';
import { X, ZoomIn } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { count } from '../../shared/lib/format.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { productPage } from '../../shared/locale/en/buying.ts';
import { gallery } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { pagePicture } from '../../shared/ui/page-picture.ts';
import { cardPicture, ProductPicture, smallPicture } from '../../shared/ui/pictures.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { useBackCloses } from '../../shared/ui/use-back-closes.ts';
import type { ListedProduct } from './listed-product.ts';
import { ShareProduct } from './share-product.tsx';

/** A picture with what is said of it, and in which language, where that is not the page's own. */
export interface ShownPicture extends Picture {
  text: string;
  lang: LanguageCode | undefined;
}

// The code of the zoom is loaded on use; until then the picture is as large as the screen.
const PictureZoom = lazy(async () => ({
  default: await import('./picture-zoom.tsx').then(
    ({ PictureZoom }) => PictureZoom,
    () => LargePicture,
  ),
}));

interface ProductGalleryProps {
  product: ListedProduct;
  /** False while only what is visible at first is rendered. */
  isWhole: boolean;
}

/** The pictures of a product: by swipe, arrow keys and thumbnails; a click shows one as large as it was uploaded. */
export function ProductGallery({ product, isWhole }: ProductGalleryProps) {
  const language = useLanguage();
  const tProductPage = useMessages(productPage);
  const [before] = useState(() => shownBefore(product));
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(0);
  const pictures = shownPictures(product, language);
  const { open, onClose } = useBackCloses(dialog);
  const close = () => dialog.current?.close();

  function zoom(index: number) {
    setShown(index);
    setIsOpen(true);
    open();
  }

  return (
    <div className="relative self-start md:sticky md:top-28">
      {pictures.length > 1 ? (
        <PictureStrip ref={strip} pictures={pictures} before={before} shown={shown} onShow={setShown} onZoom={zoom} />
      ) : (
        pictures.map((picture) => (
          <ZoomablePicture key={picture.img} picture={picture} turn="first" before={before} onZoom={() => zoom(0)} />
        ))
      )}
      {isWhole && <ShareProduct product={product} />}
      {isWhole && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape
        <dialog
          ref={dialog}
          aria-label={nameOf(product, language)}
          className="m-0 size-full max-h-none max-w-none overflow-hidden bg-ink"
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
          onClick={({ target }) => isBesidePicture(target) && close()}
        >
          {isOpen && (
            <Suspense fallback={<LargePicture pictures={pictures} shown={shown} />}>
              <PictureZoom pictures={pictures} shown={shown} onShow={(index) => scrollTo(strip.current, index)} />
            </Suspense>
          )}
          <Button
            aria-label={tProductPage.closeZoom}
            variant="icon"
            className="absolute top-3 right-3 z-10 bg-paper"
            onClick={close}
          >
            <X aria-hidden />
          </Button>
        </dialog>
      )}
    </div>
  );
}

interface PictureStripProps {
  ref: RefObject<HTMLUListElement | null>;
  pictures: ShownPicture[];
  before: CSSProperties | undefined;
  shown: number;
  onShow: (index: number) => void;
  onZoom: (index: number) => void;
}

/** The pictures beside each other. A phone says which one is shown; larger screens have thumbnails below. */
function PictureStrip({ ref: strip, pictures, before, shown, onShow, onZoom }: PictureStripProps) {
  const language = useLanguage();
  const t = useMessages(gallery);
  const placeOf = (index: number) => t.place(count(index + 1, language), count(pictures.length, language));

  function show(index: number) {
    if (index < 0 || index >= pictures.length) return;
    scrollTo(strip.current, index);
    strip.current?.querySelectorAll<HTMLElement>('button')[index]?.focus({ preventScroll: true });
  }

  /** From the picture with the focus, which is ahead of the one that is shown while the strip still moves. */
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const { target, currentTarget } = event;
    show([...currentTarget.children].findIndex((item) => item.contains(target as Node)) + way);
  }

  return (
    <section aria-label={t.label}>
      <div className="relative">
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card motion-safe:scroll-smooth"
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => onShow(Math.round(scrollLeft / clientWidth))}
        >
          {pictures.map((picture, index) => (
            <li key={picture.img} className="w-full shrink-0 snap-start">
              <ZoomablePicture
                picture={picture}
                turn={index === 0 ? 'first' : 'near'}
                before={index === 0 ? before : undefined}
                isReachable={index === shown}
                onZoom={() => onZoom(index)}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="absolute bottom-3 left-3 rounded-full bg-paper/90 px-4 py-1 text-sm">
          <span className="sr-only">{placeOf(shown)}</span>
          <span aria-hidden>
            <span>{count(shown + 1, language)}</span> / <span>{count(pictures.length, language)}</span>
          </span>
        </p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2 max-md:hidden noscript:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.img}>
            <button
              type="button"
              aria-label={placeOf(index)}
              aria-current={index === shown ? 'true' : undefined}
              className="block rounded-lg border border-line p-1 transition-colors hover:border-ink aria-[current=true]:border-bottle"
              onClick={() => show(index)}
            >
              <ProductThumbnail product={picture} size={56} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which picture is shown follows from the scroll position. */
function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth });
}

interface ZoomablePictureProps {
  picture: ShownPicture;
  turn: 'first' | 'near';
  before: CSSProperties | undefined;
  /** The Tab key reaches only the picture that is shown. */
  isReachable?: boolean;
  onZoom: () => void;
}

function ZoomablePicture({ picture, turn, before, isReachable = true, onZoom }: ZoomablePictureProps) {
  const tProductPage = useMessages(productPage);
  return (
    <button
      type="button"
      aria-label={tProductPage.zoom(picture.text)}
      tabIndex={isReachable ? undefined : -1}
      className="group relative block w-full cursor-zoom-in rounded-card"
      onClick={onZoom}
    >
      <ProductPicture
        name={picture.text}
        lang={picture.lang}
        sources={pagePicture(picture)}
        turn={turn}
        style={before}
      />
      <span className="noscript:hidden absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 transition-colors group-hover:bg-white">
        <ZoomIn aria-hidden className="size-5" />
      </span>
    </button>
  );
}

export interface PictureZoomProps {
  pictures: ShownPicture[];
  shown: number;
}

/** A picture as large as the screen. */
function LargePicture({ pictures, shown }: PictureZoomProps) {
  const picture = pictures[shown];
  return <img src={picture?.img} alt={picture?.text} lang={picture?.lang} className="size-full object-contain" />;
}

/** Whether a click is on what surrounds the picture, which fills the screen. */
function isBesidePicture(target: EventTarget): boolean {
  return target instanceof Element && !target.closest('img, button, [role=button]');
}

/** A picture without a text has the name of the product. */
function shownPictures(product: ListedProduct, language: LanguageCode): ShownPicture[] {
  const named = { text: nameOf(product, language), lang: langOfName(product, language) };
  return (product.pictures ?? [product]).map(({ img, thumbnail, medium, alt }: Picture) => {
    const [own, english] = [alt?.[language], alt?.[DEFAULT_LANGUAGE]];
    const described: typeof named = english ? { text: english, lang: DEFAULT_LANGUAGE } : named;
    return { img, thumbnail, medium, ...(own ? { text: own, lang: undefined } : described) };
  });
}

/** The picture that a list has shown, as the browser has chosen and decoded it, until the larger one is loaded. */
function shownBefore(product: ListedProduct): CSSProperties | undefined {
  if (product.desc !== undefined) return undefined;
  const { src } = cardPicture(product);
  const ofCard = [...document.images].find((image) => image.getAttribute('src') === src);
  const picture = ofCard?.currentSrc || smallPicture(product);
  return { background: `center / cover url(${JSON.stringify(picture)})` };
}
