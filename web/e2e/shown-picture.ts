import type { Locator } from '@playwright/test';

/** How many pixels wide the file is that a picture shows. Its own `naturalWidth` is that in units of its `sizes`. */
export function widthOfFile(picture: Locator): Promise<number> {
  return picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const file = new Image();
    file.src = shown.currentSrc;
    await file.decode();
    return file.naturalWidth;
  });
}

/** How far, in CSS pixels, the width that the browser was told differs from the one it got. */
export function errorOfSizes(picture: Locator): Promise<number> {
  return picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    return Math.abs(shown.naturalWidth - shown.clientWidth);
  });
}
