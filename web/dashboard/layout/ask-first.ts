import { ask, type Question } from '../../shared/ui/popup-actions.ts';

/** Asks for confirmation of a change that is hard to undo; undefined after a no. */
export async function askFirst(asked: Question): Promise<{ isTicked: boolean } | undefined> {
  const { isConfirmed, isTicked } = await ask(asked);
  return isConfirmed ? { isTicked } : undefined;
}
