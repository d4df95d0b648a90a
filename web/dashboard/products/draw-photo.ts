import type { SMALL_PICTURES, SmallPictureField } from '@aloghor/functions/domain/small-pictures';

/** From 0 to 1: no visible difference at the sizes of the shop. */
const QUALITY = 0.75;

/** The whole photo, so many pixels wide, as the lightest type that this browser encodes. */
export async function scaled(whole: ImageBitmap, width: number): Promise<Blob | undefined> {
  const height = pixels((whole.height * width) / whole.width);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  await draw(context, whole, { left: 0, top: 0, width, height });
  const webp = await encoded(canvas, 'image/webp');
  // Safari encodes no WebP and answers a PNG, many times as heavy. A JPEG would lose what is transparent.
  const isPng = webp?.type !== 'image/webp';
  return isPng && isOpaque(context.getImageData(0, 0, width, height)) ? encoded(canvas, 'image/jpeg') : webp;
}

type Contained = Extract<(typeof SMALL_PICTURES)[SmallPictureField], { kind: 'contained' }>;

/** The whole photo in the middle of its sides, not larger than it is. */
export async function contained(whole: ImageBitmap, { width, height, type }: Contained): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-paper');
  context.fillRect(0, 0, width, height);
  const scale = Math.min(1, width / whole.width, height / whole.height);
  const sides = { width: pixels(whole.width * scale), height: pixels(whole.height * scale) };
  await draw(context, whole, { left: (width - sides.width) / 2, top: (height - sides.height) / 2, ...sides });
  return encoded(canvas, type);
}

/** Of a side: a picture that is much longer than high still has one. */
const pixels = (length: number) => Math.max(1, Math.round(length));

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

async function draw(context: CanvasRenderingContext2D, whole: ImageBitmap, place: Place): Promise<void> {
  const { left, top, width, height } = place;
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  context.drawImage(small, left, top, width, height); // not every browser has scaled it before
  small.close();
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, QUALITY));
}

const OPAQUE = 255;

function isOpaque({ data }: ImageData): boolean {
  return data.every((value, place) => place % 4 !== 3 || value === OPAQUE);
}
