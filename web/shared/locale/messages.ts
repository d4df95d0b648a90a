import type * as english from './english.ts';

/** The namespaces of all messages that shoppers read. */
export * from './english.ts';

/** What every language has: the same namespaces, and in each the same texts. Where one lacks a text, it does not compile. */
export type Language = { [Name in keyof typeof english]: (typeof english)[Name]['english'] };
