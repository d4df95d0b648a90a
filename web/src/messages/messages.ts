import { en, type Messages } from './en.ts';

/** The messages of the language in use. English for now; Bangla follows with the same keys. */
export const t: Messages = en;
