import type * as english from './english.ts';

/** The words of the language in use: the one door to whatever shoppers read. */
export * from './english.ts';

/** What every language has: the same rooms, and in each the same texts. Where one lacks a text, it does not compile. */
export type Language = typeof english;
