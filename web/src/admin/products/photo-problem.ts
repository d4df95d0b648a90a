import { IMAGE_BYTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ApiError } from '../../lib/api-error.ts';

/** Why a photo cannot be used; each has its sentence in the messages. */
export type PhotoProblem = 'missing' | 'tooLarge' | 'wrongType' | 'hostDown' | 'notAllowed' | 'lost';

const BY_STATUS: Record<number, PhotoProblem> = {
  400: 'wrongType',
  401: 'notAllowed',
  403: 'notAllowed',
  413: 'tooLarge',
  415: 'wrongType',
  502: 'hostDown',
  503: 'hostDown',
  504: 'hostDown',
};

/** What can be seen before anything is sent. The server judges by content; here a file that says it is none. */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): PhotoProblem | undefined {
  if (size > IMAGE_BYTES_MAXIMUM) return 'tooLarge';
  return type !== '' && !type.startsWith('image/') ? 'wrongType' : undefined;
}

export function problemOfUpload(error: unknown): PhotoProblem {
  return (error instanceof ApiError && BY_STATUS[error.status]) || 'lost';
}

/** Whether the same file may go through when it is sent again. */
export function mayPassLater(problem: PhotoProblem): boolean {
  return problem === 'hostDown' || problem === 'notAllowed' || problem === 'lost';
}
