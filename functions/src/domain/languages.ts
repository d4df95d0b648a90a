/** Those in which the shop speaks to its customers. */
export const LANGUAGES = ['en', 'bn'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];
