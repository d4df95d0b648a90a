import { HIGH_CHARGE } from '@aloghor/functions/domain/delivery';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { ask, type Question } from '../../shared/ui/popup-actions.ts';
import { deskPage } from '../messages/en/desk.ts';

/** Asks for confirmation of a change that is hard to undo; undefined when declined. */
export async function askFirst(asked: Question): Promise<{ isTicked: boolean } | undefined> {
  const { isConfirmed, isTicked } = await ask(asked);
  return isConfirmed ? { isTicked } : undefined;
}

/** Asks for confirmation of a delivery charge that looks like a typing error; undefined if there is nothing to ask. */
export function confirmHighCharge(taka: number, language: LanguageCode): Promise<boolean> | undefined {
  return confirmExcess(taka, HIGH_CHARGE, messagesIn(language, deskPage).askHighCharge, language);
}

interface ExcessTexts extends Omit<Question, 'text'> {
  text: (given: string, due: string) => string;
}

/** Asks for confirmation of a sum above the one due, both in taka; undefined if there is nothing to ask. */
export function confirmExcess(
  given: number,
  due: number,
  { text, ...asked }: ExcessTexts,
  language: LanguageCode,
): Promise<boolean> | undefined {
  if (given <= due) return undefined;
  return askFirst({ ...asked, text: text(sum(given, language), sum(due, language)) }).then(
    (answer) => answer !== undefined,
  );
}
