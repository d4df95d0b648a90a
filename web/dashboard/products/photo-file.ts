import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { IMAGE_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { byCode } from '../../shared/lib/api-error.ts';

/** Why a photo cannot be used; each has its sentence in the messages. */
export type PhotoProblem =
  | 'missing'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'wrongType'
  | 'cut'
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
  'not-permitted': 'notAllowed',
  'too-many': 'tooMany',
  'image-host-failed': 'hostDown',
  'image-host-slow': 'hostDown',
};

/** What is chosen from: the types that the shop keeps, and one that browsers convert. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/**
 * Problems that are visible before the upload. The server judges by content; here a declared type that is no picture.
 */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): PhotoProblem | undefined {
  if (size > IMAGE_BYTES_MAXIMUM) return 'tooLarge';
  return type !== '' && !type.startsWith('image/') ? 'wrongType' : undefined;
}

/** The end of the file is missing. */
export class CutPhoto extends Error {}

export function problemOfUpload(error: unknown): PhotoProblem {
  if (error instanceof CutPhoto) return 'cut';
  return byCode(error, BY_CODE) ?? 'lost';
}

/** Whether a retry with the same file may succeed. */
export function mayPassOnRetry(problem: PhotoProblem): boolean {
  return ['hostDown', 'notAllowed', 'tooMany', 'lost'].includes(problem);
}
