import type { LanguageCode } from '../../shared/lib/language.ts';
import type { PrintMessages } from './en/print.ts';

export type { PrintMessages };

/** Paper is written in a language of its own, whatever the page speaks: its words are no room, and come when it is printed. */
export const PRINT_MESSAGES: Record<LanguageCode, () => Promise<{ paper: PrintMessages }>> = {
  en: () => import('./en/print.ts'),
  bn: () => import('./bn/print.ts'),
};
