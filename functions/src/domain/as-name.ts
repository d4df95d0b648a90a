import { NAME_MAXIMUM } from './limits.ts';

/**
 * A name as the identity provider knows it, made one that the shop takes: what is too long is cut, and half characters
 * go. Nobody is turned away for what a provider let them be called.
 */
export function asName(known: string): string {
  return known
    .trim()
    .slice(0, NAME_MAXIMUM)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}
