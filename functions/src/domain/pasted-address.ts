/** What Facebook and others glue behind an address, where its query should begin with a question mark. */
const GLUED = /[&?][\w-]+=.*$/s;

/** Brackets, quotes and the end of a sentence that a message has put behind an address. */
const BEHIND = /[\s.,;:!?)\]}>'"`*_~|\\»”’…।]+$/;

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

/** The same for the path of an address, encoded; undefined where nothing is wrong with it, or it cannot be decoded. */
export function mendedPath(path: string): string | undefined {
  try {
    const copied = asItWasCopied(decodeURIComponent(path));
    const mended = copied.split('/').map(encodeURIComponent).join('/').replace(/^\/*/, '/');
    return copied === decodeURIComponent(path) ? undefined : mended;
  } catch {
    return undefined;
  }
}
