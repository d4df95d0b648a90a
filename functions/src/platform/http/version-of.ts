import { hash } from 'node:crypto';

/** Callers hold versions of this length. */
const VERSION_LENGTH = 16;

/** The version of a content: a hash of its text, so that no writer has to increment it. */
export function versionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, VERSION_LENGTH);
}
