import noPicture from '../pictures/no-picture.svg?inline';

/** An unlit lamp; it needs no network. */
export const NO_PICTURE = noPicture;

/**
 * From now on a picture that cannot load shows an unlit lamp, which needs no network, or the larger file where a smaller
 * one has failed. One ear for all of them, because pictures stand everywhere; those of several sources are our own.
 */
export function replaceMissingPictures(): void {
  const replace = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement) || picture.src.startsWith('data:') || picture.closest('picture')) return;
    if (picture.srcset) picture.removeAttribute('srcset');
    else picture.src = NO_PICTURE;
  };
  window.addEventListener('error', ({ target }) => replace(target), { capture: true }); // it does not bubble
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) replace(picture);
}
