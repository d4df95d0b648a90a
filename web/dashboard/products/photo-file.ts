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

/** What can be seen before anything is sent. The server judges by content; here a file that says it is none. */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): PhotoProblem | undefined {
  if (size > IMAGE_BYTES_MAXIMUM) return 'tooLarge';
  return type !== '' && !type.startsWith('image/') ? 'wrongType' : undefined;
}

export function problemOfUpload(error: unknown): PhotoProblem {
  return byCode(error, BY_CODE) ?? 'lost';
}

/** Whether the same file may go through when it is sent again. */
export function mayPassOnRetry(problem: PhotoProblem): boolean {
  return ['hostDown', 'notAllowed', 'tooMany', 'lost'].includes(problem);
}

const GIF = 'GIF8';

/** A WebP whose header says more than one picture: its flags stand at byte 20. */
const WEBP_WITH_FLAGS = /^RIFF.{4}WEBPVP8X/s;
const FLAGS_AT = 20;
const ANIMATION_FLAG = 0b10;

/** So many bytes of a photo tell. */
export const HEADER_BYTES = 21;

/** Whether a photo that begins so may have several pictures, of which a canvas would keep one. Judged by content. */
export function isAnimated(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start);
  if (text.startsWith(GIF)) return true;
  return WEBP_WITH_FLAGS.test(text) && ((start[FLAGS_AT] ?? 0) & ANIMATION_FLAG) !== 0;
}
