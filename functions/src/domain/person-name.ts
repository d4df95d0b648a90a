import { NAME_MAXIMUM } from './limits.ts';

/** Full stops of Latin and other scripts between two words, which mail programs read as an address of a page. */
const INNER_FULL_STOP = /[.\u3002\uff0e\uff61](?=\S)/g;

/**
 * Makes a typed name, or one from the identity provider, valid here: one line, nothing that mail and message programs
 * turn into a link, not too long, and no lone surrogates. Nobody is rejected for a name that their provider accepts.
 */
export function sanitizeName(known: string): string {
  return known
    .replaceAll('://', ' ')
    .replace(INNER_FULL_STOP, '. ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAXIMUM)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}
