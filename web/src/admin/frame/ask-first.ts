import { fire } from '../../ui/popup.ts';

interface Question {
  question: string;
  text: string;
  yes: string;
  no: string;
  /** The words of a box to tick beside the answer. They are read as markup, so no words of strangers. */
  tick?: string | undefined;
}

/**
 * Asks before what is not easily undone; undefined after a no. The keyboard is on No: a key that is held too long
 * answers nothing else.
 */
export async function askFirst({
  question,
  text,
  yes,
  no,
  tick,
}: Question): Promise<{ isTicked: boolean } | undefined> {
  const { isConfirmed, value } = await fire({
    icon: 'question',
    titleText: question,
    text,
    showCancelButton: true,
    focusCancel: true,
    confirmButtonText: yes,
    cancelButtonText: no,
    ...(tick && { input: 'checkbox', inputPlaceholder: tick, inputAutoFocus: false }),
  });
  return isConfirmed ? { isTicked: value === 1 } : undefined;
}
