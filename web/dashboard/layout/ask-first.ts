import { ask, type Question } from '../../shared/ui/popup-actions.ts';

interface QuestionWithTick extends Question {
  /** The label of a checkbox in the dialog. It is parsed as markup, so it must not contain user input. */
  tick?: string | undefined;
}

/** Asks for confirmation of a change that is hard to undo; undefined after a no. */
export async function askFirst({ tick, ...asked }: QuestionWithTick): Promise<{ isTicked: boolean } | undefined> {
  const box = { input: 'checkbox', inputPlaceholder: tick, inputAutoFocus: false } as const;
  const { isConfirmed, value } = await ask(asked, tick ? box : {});
  return isConfirmed ? { isTicked: value === 1 } : undefined;
}
