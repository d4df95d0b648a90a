import type { Product } from '@aloghor/functions/contract/products';
import { X, ZoomIn } from 'lucide-react';
import { useRef } from 'react';
import { langOf, nameOf } from '../../shared/lib/product-texts.ts';
import { tProductPage } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { pagePicture } from '../../shared/ui/page-picture.ts';
import { ProductPicture } from '../../shared/ui/product-picture.tsx';

/** The product's picture; a click shows it as large as the screen. */
export function ZoomablePicture({ product }: { product: Product }) {
  const name = nameOf(product);
  const lang = langOf(product.nameBn);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="self-start md:sticky md:top-28">
      <button
        type="button"
        aria-label={tProductPage.zoom(name)}
        className="group relative block w-full cursor-zoom-in rounded-card"
        onClick={() => dialog.current?.showModal()}
      >
        <ProductPicture name={name} lang={lang} sources={pagePicture(product)} turn="first" />
        <span className="noscript:hidden absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 transition-colors group-hover:bg-white">
          <ZoomIn aria-hidden className="size-5" />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape */}
      <dialog
        ref={dialog}
        aria-label={name}
        className="m-auto max-h-none max-w-none bg-transparent backdrop:bg-ink/80"
        onClick={() => dialog.current?.close()}
      >
        <img
          src={product.img}
          alt={name}
          lang={lang}
          loading="lazy"
          className="size-[min(96vw,96dvh)] rounded-card bg-stone object-contain"
        />
        <Button aria-label={tProductPage.closeZoom} variant="icon" className="absolute top-3 right-3 bg-paper">
          <X aria-hidden />
        </Button>
      </dialog>
    </div>
  );
}
