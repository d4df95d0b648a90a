import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import { useState } from 'react';
import { savesData } from '../start/saves-data.ts';
import { cardPicture } from '../ui/pictures.tsx';

/** Whether somebody looks at a card: with a mouse or by the keyboard. A finger opens it at once. */
export function useLookedAt() {
  const [isLookedAt, setIsLookedAt] = useState(false);
  const look = () => setIsLookedAt(!savesData());
  return {
    isLookedAt,
    handlers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && look(),
      onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && look(),
    },
  };
}

interface SecondPictureProps {
  product: ProductSummary;
  sizes: string | undefined;
}

/** Fades in over the picture of a card, while the pointer or the focus is there. The name stands below. */
export function SecondPicture({ product: { secondPicture }, sizes }: SecondPictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (!secondPicture || state === 'failed') return null;
  return (
    <img
      {...cardPicture(secondPicture, sizes)}
      alt=""
      width="800"
      height="800"
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
      className={`absolute inset-x-0 top-0 aspect-square w-full rounded-card object-cover opacity-0 duration-200 motion-safe:transition-opacity ${state === 'loaded' ? 'group-focus-within:opacity-100 group-hover:opacity-100' : ''}`}
    />
  );
}
