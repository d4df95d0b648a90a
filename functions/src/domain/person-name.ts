import type { LocalizedText } from './languages.ts';
import { NAME_MAXIMUM } from './limits.ts';
import { withoutInvisible } from './typed-text.ts';

/** Full stops of any script between two words, which mail programs turn into a link. */
const INNER_FULL_STOP = /[.\u3002\uff0e\uff61](?=\S)/g;

/** Titles that many names in Bangladesh begin with, and by which nobody is addressed. */
const TITLES: LocalizedText = {
  en: 'md|mohd|mst|mr|mrs|ms|dr|engr|prof',
  bn: 'মো|মোঃ|মোহা|মোছা|মোছাঃ|মোসা|মোসাঃ|ডা|ডাঃ|ড|জনাব',
};
const TITLE = new RegExp(`^(${Object.values(TITLES).join('|')})[.:]?$`, 'iu');

/** How a person is addressed: the first word of the name that is no title. */
export function firstNameOf(name: string): string | undefined {
  const words = name.split(/\s+/u).filter(Boolean);
  return words.find((word) => !TITLE.test(word)) ?? words[0];
}

/**
 * Makes a typed name, or one from the identity provider, valid here: one line, nothing invisible, nothing that mail and message programs
 * turn into a link, not too long, and no lone surrogates. Nobody is rejected for a name that their provider accepts.
 */
export function sanitizeName(known: string): string {
  return withoutInvisible(known)
    .replaceAll('://', ' ')
    .replace(INNER_FULL_STOP, '. ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAXIMUM)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}
