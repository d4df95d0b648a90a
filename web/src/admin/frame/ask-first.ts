import { ask, type Question } from '../../ui/popup.ts';

interface QuestionWithTick extends Question {
  /** The words of a box to tick beside the answer. They are read as markup, so no words of strangers. */
  tick?: string | undefined;
}

/** Asks before what is not easily undone; undefined after a no. */
export async function askFirst({ tick, ...asked }: QuestionWithTick): Promise<{ isTicked: boolean } | undefined> {
  const box = { input: 'checkbox', inputPlaceholder: tick, inputAutoFocus: false } as const;
  const { isConfirmed, value } = await ask(asked, tick ? box : {});
  return isConfirmed ? { isTicked: value === 1 } : undefined;
}
