import { AMOUNTS, type Amount } from '@aloghor/functions/domain/amounts';
import { sum } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';

/** An amount with the sign that says whether it is added or taken off. */
export function signedSum({ kind, taka }: Amount, language: LanguageCode): string {
  return `${AMOUNTS[kind].sign > 0 ? '+' : '−'} ${sum(taka, language)}`;
}
