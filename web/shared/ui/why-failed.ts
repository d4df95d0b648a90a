import { isApiError } from '../lib/api-error.ts';
import type { LanguageCode } from '../lib/language.ts';
import { failureText } from './status.tsx';

/** The text of a popup about a failure: the sentence for the server's error code, loaded on use, or `otherwise`. */
export async function whyFailed(error: unknown, otherwise: string, language: LanguageCode): Promise<string> {
  const textOf = isApiError(error) ? await loadErrorText() : failureText;
  return textOf(error, otherwise, language);
}

async function loadErrorText(): Promise<typeof failureText> {
  const { errorText } = await import('./error-text.ts').catch(() => ({ errorText: failureText }));
  return errorText;
}
