import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { areSeveralNumbers, isMobileNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { messagesIn } from '../../shared/locale/locale.ts';
import { newOrder } from '../messages/en/desk.ts';

/** What is wrong with a mobile number that somebody types; undefined while it is still too short. */
export function mobileNumberProblem(typed: string, language: LanguageCode): string | undefined {
  const { oneNumber, wrongNumber } = messagesIn(language, newOrder);
  if (areSeveralNumbers(typed)) return oneNumber;
  const plain = plainMobileNumber(typed);
  return plain.length >= 11 && !isMobileNumber(plain) ? wrongNumber : undefined;
}
