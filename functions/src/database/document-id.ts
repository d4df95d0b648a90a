import { ID_BYTES_MAXIMUM } from '../domain/limits.ts';
import { isWellFormed } from '../domain/well-formed.ts';

/**
 * Whether Firestore can hold a document under this id. It refuses any other with an error of its own, so an id that
 * comes from outside is asked here first: what cannot be held is simply not there.
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
