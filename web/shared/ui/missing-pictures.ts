import noPicture from './no-picture.svg?inline';

/** An unlit lamp; it needs no network. */
export const NO_PICTURE = noPicture;

/**
 * From now on a picture that cannot load is replaced by an unlit lamp, which needs no network, or by the larger file if
 * a smaller one failed. One listener for all pictures; those with several sources are the shop's own files.
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
