import { en, type Messages } from './en.ts';

/** The messages of the language in use: English. */
export const t: Messages = en;
