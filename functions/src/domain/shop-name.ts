import type { LocalizedText } from './languages.ts';

/** The shop's name in each language, on its pages and in what it writes to its buyers. */
export const SHOP_NAME = { en: 'Aloghor', bn: 'আলোঘর' } as const satisfies LocalizedText;
