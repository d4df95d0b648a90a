import { createHash } from 'node:crypto';
import { createDocument } from './document.ts';
import type { OpenApi } from './types.ts';

let known: { version: string; document: OpenApi } | undefined;

/** The document with its version: computed for the first who asks, and the same until the next deployment. */
export function currentDocument() {
  if (known) return known;
  const document = createDocument();
  const version = hashOf(JSON.stringify(document));
  known = { version, document };
  return known;
}

/** A short version of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
