const GIF = 'GIF8';

/** A WebP whose header says more than one picture: its flags stand at byte 20. */
const WEBP_WITH_FLAGS = /^RIFF.{4}WEBPVP8X/s;
const FLAGS_AT = 20;
const ANIMATION_FLAG = 0b10;

/** So many bytes of a photo tell. */
export const TELLING_BYTES = 21;

/** Whether a photo that begins so may have several pictures, of which a canvas would keep one. Judged by content. */
export function isAnimated(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start);
  if (text.startsWith(GIF)) return true;
  return WEBP_WITH_FLAGS.test(text) && ((start[FLAGS_AT] ?? 0) & ANIMATION_FLAG) !== 0;
}
