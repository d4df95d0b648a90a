import type { Product } from '@aloghor/functions/contract/products';
import { MEDIUM_WIDTH, THUMBNAIL_WIDTH } from '../../shared/ui/picture-sources.ts';
import { isAnimated, TELLING_BYTES } from './is-animated.ts';

/** What a product may have of a smaller picture: the picture itself, or its address. */
export type Smaller<Picture> = { [Field in keyof Pick<Product, 'thumbnail' | 'medium'>]: Picture | undefined };

/** From 0 to 1: no visible difference at the sizes of the shop. */
const QUALITY = 0.75;

/**
 * The photo as cards and the product's page show it. None where that would not help: for a photo that is no wider, that
 * moves, or that this browser cannot draw, and where the photo itself is lighter.
 */
export async function makeSmaller(photo: Blob): Promise<Smaller<Blob>> {
  try {
    const start = await photo.slice(0, TELLING_BYTES).arrayBuffer();
    if (isAnimated(new Uint8Array(start))) return {};
    const whole = await createImageBitmap(photo);
    const drawn = async (width: number) => {
      const smaller = whole.width > width ? await scaled(whole, width) : undefined;
      return smaller && smaller.size < photo.size ? smaller : undefined;
    };
    const [thumbnail, medium] = await Promise.all([drawn(THUMBNAIL_WIDTH), drawn(MEDIUM_WIDTH)]);
    whole.close(); // tens of megabytes that the photo of a camera takes
    return { thumbnail, medium };
  } catch {
    return {}; // the shop falls back to the photo
  }
}

async function scaled(whole: ImageBitmap, width: number): Promise<Blob | undefined> {
  const height = Math.max(1, Math.round((whole.height * width) / whole.width));
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(small, 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}
