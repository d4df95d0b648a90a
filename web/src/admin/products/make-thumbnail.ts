import { THUMBNAIL_WIDTH } from '../../ui/picture-sources.ts';
import { isAnimated, TELLING_BYTES } from './is-animated.ts';

/** Of 0 to 1: so that nobody sees the difference on a card. */
const QUALITY = 0.75;

/**
 * The photo as a card shows it. Nothing where that would not help: for one that is no wider, that moves, or that this
 * browser cannot draw, and where the photo itself is lighter.
 */
export async function makeThumbnail(photo: Blob): Promise<Blob | undefined> {
  try {
    const start = await photo.slice(0, TELLING_BYTES).arrayBuffer();
    if (isAnimated(new Uint8Array(start))) return undefined;
    const thumbnail = await drawn(photo);
    return thumbnail && thumbnail.size < photo.size ? thumbnail : undefined;
  } catch {
    return undefined; // the cards do with the photo
  }
}

async function drawn(photo: Blob): Promise<Blob | undefined> {
  const whole = await createImageBitmap(photo);
  if (whole.width <= THUMBNAIL_WIDTH) return undefined;
  const height = Math.max(1, Math.round((whole.height * THUMBNAIL_WIDTH) / whole.width));
  const small = await createImageBitmap(whole, {
    resizeWidth: THUMBNAIL_WIDTH,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  whole.close(); // tens of megabytes that the photo of a camera takes
  const canvas = new OffscreenCanvas(THUMBNAIL_WIDTH, height);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(small, 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}
