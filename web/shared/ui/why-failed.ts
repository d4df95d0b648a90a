import { isRefusal } from '../lib/api-error.ts';
import { failureText } from './failure-text.ts';

/** The text of a popup on what did not work: the server's reason, whose sentences are loaded now, or `otherwise`. */
export async function whyFailed(error: unknown, otherwise: string): Promise<string> {
  const textOf = isRefusal(error) ? await loadRefusalText() : failureText;
  return textOf(error, otherwise);
}

async function loadRefusalText(): Promise<typeof failureText> {
  const { refusalText } = await import('./refusal-text.ts').catch(() => ({ refusalText: failureText }));
  return refusalText;
}
