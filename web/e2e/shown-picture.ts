import type { Locator } from '@playwright/test';

/** How many pixels wide the file is that a picture shows. Its own `naturalWidth` is that in units of its `sizes`. */
export async function widthOfFile(picture: Locator): Promise<number> {
  return widthAt(
    picture,
    await picture.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.currentSrc)),
  );
}

/** The same for each offered file: a browser keeps a bigger one that it already has. */
export async function widthsOffered(picture: Locator): Promise<number[]> {
  const offers = (await picture.getAttribute('srcset'))?.split(', ') ?? [];
  return Promise.all(offers.map((offer) => widthAt(picture, offer.split(' ')[0] ?? '')));
}

function widthAt(picture: Locator, address: string): Promise<number> {
  return picture.evaluate(async (_shown, src) => {
    const file = new Image();
    file.src = src;
    await file.decode();
    return file.naturalWidth;
  }, address);
}

/** The difference in CSS pixels between the width in `sizes` and the actual width. */
export function errorOfSizes(picture: Locator): Promise<number> {
  return picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    return Math.abs(shown.naturalWidth - shown.clientWidth);
  });
}
