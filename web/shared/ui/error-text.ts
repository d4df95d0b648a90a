import { byCode } from '../lib/api-error.ts';
import { tErrors } from '../locale/messages.ts';
import { failureText } from './status.tsx';

/** The text for an error of the server, by its code; `otherwise` where something else has failed. */
export function errorText(error: unknown, otherwise: string): string {
  return failureText(error, byCode(error, tErrors) ?? otherwise);
}
