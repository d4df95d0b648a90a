import { ID_BYTES_MAXIMUM } from '../../domain/limits.ts';
import { isWellFormed } from '../../domain/typed-text.ts';

/**
 * Whether Firestore accepts this document id. It throws for any other, so ids from outside are checked here first: an
 * impossible id simply belongs to no document.
 */
export function isDocumentId(id: unknown): id is string {
  return (
    typeof id === 'string' &&
    id !== '' &&
    id !== '.' &&
    id !== '..' &&
    !id.includes('/') &&
    !/^__.*__$/s.test(id) &&
    isWellFormed(id) &&
    Buffer.byteLength(id) <= ID_BYTES_MAXIMUM
  );
}
