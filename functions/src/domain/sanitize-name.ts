import { NAME_MAXIMUM } from './limits.ts';

/**
 * Makes a name from the identity provider valid here: cuts what is too long, and drops lone surrogates. Nobody is
 * refused for a name that their provider accepts.
 */
export function sanitizeName(known: string): string {
  return known
    .trim()
    .slice(0, NAME_MAXIMUM)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}
