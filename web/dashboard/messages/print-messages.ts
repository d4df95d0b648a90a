import type { LanguageCode } from '../../shared/lib/language.ts';
import type { PaperWords } from './en/print.ts';

export type { PaperWords };

/** Paper is written in a language of its own, whatever the page speaks: its words are no room, and come when it is printed. */
export const PAPER_WORDS: Record<LanguageCode, () => Promise<{ paper: PaperWords }>> = {
  en: () => import('./en/print.ts'),
  bn: () => import('./bn/print.ts'),
};
