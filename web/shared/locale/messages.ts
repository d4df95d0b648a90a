import type * as english from './english.ts';

/** The messages of the language in use: pages import all that shoppers read from here. */
export * from './english.ts';

/** What every language has: the same namespaces, and in each the same texts. Where one lacks a text, it does not compile. */
export type Language = typeof english;
