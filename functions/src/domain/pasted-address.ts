/** What Facebook and others glue behind an address, where its query should begin with a question mark; and the next sentence in Bangla. */
const GLUED = /(?:[&?](?:amp;)?(?:[\w-]+=|(?:fbclid|gclid|mibextid|utm_\w+)$)|।).*$/s;

/** Brackets, quotes and the end of a sentence that a message has put behind an address. */
const BEHIND = /[\s.,;:!?)\]}<>^'"`*_~|\\»”’…।]+$/;

/**
 * An address or id as it was before it was copied and sent: without invisible characters, what was glued behind it, and the
 * punctuation of the sentence that it stood in.
 */
export function asItWasCopied(pasted: string): string {
  return pasted
    .replace(/\p{Cf}/gu, '')
    .replace(GLUED, '')
    .replace(BEHIND, '');
}

/** Brackets and quotes before the last part of a path. */
const BEFORE = /\/[\s([{<"'*“‘]+(?=[^/]+$)/;

/** A program that encoded an address once more. */
const ENCODED_TWICE = /%[\da-f]{2}/i;

/** The same for the path of an address, encoded; undefined where nothing is wrong with it, or it cannot be decoded. */
export function mendedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const once = ENCODED_TWICE.test(decoded) ? decodeURIComponent(decoded) : decoded;
    const copied = asItWasCopied(once).replace(BEFORE, '/');
    const mended = copied.split('/').map(encodeURIComponent).join('/').replace(/^\/*/, '/');
    return copied === decoded ? undefined : mended;
  } catch {
    return undefined;
  }
}
