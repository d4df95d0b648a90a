import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { IMAGE_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { byCode } from '../../shared/lib/api-error.ts';

/** Why a photo cannot be used; each has its sentence in the messages. */
export type PhotoProblem =
  | 'missing'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'wrongType'
  | 'hostDown'
  | 'notAllowed'
  | 'tooMany'
  | 'lost';

const BY_CODE: Partial<Record<ErrorCode, PhotoProblem>> = {
  'bad-input': 'wrongType',
  'wrong-type': 'wrongType',
  'too-large': 'tooLarge',
  'too-many-pixels': 'tooManyPixels',
  'not-signed-in': 'notAllowed',
  'token-refused': 'notAllowed',
  'admins-only': 'notAllowed',
  'too-many': 'tooMany',
  'image-host-failed': 'hostDown',
  'image-host-slow': 'hostDown',
};

/**
 * Problems that are visible before the upload. The server judges by content; here a declared type that is no picture.
 */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): PhotoProblem | undefined {
  if (size > IMAGE_BYTES_MAXIMUM) return 'tooLarge';
  return type !== '' && !type.startsWith('image/') ? 'wrongType' : undefined;
}

export function problemOfUpload(error: unknown): PhotoProblem {
  return byCode(error, BY_CODE) ?? 'lost';
}

/** Whether a retry with the same file may succeed. */
export function mayPassOnRetry(problem: PhotoProblem): boolean {
  return ['hostDown', 'notAllowed', 'tooMany', 'lost'].includes(problem);
}

const GIF = 'GIF8';

/** A WebP with an extended header, whose flags are at byte 20. */
const WEBP_WITH_FLAGS = /^RIFF.{4}WEBPVP8X/s;
const FLAGS_AT = 20;
const ANIMATION_FLAG = 0b10;

/** How many bytes of a photo are needed to decide. */
export const HEADER_BYTES = 21;

/** Whether a photo with this header may be animated; a canvas would keep only one of its pictures. */
export function isAnimated(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start);
  if (text.startsWith(GIF)) return true;
  return WEBP_WITH_FLAGS.test(text) && ((start[FLAGS_AT] ?? 0) & ANIMATION_FLAG) !== 0;
}
