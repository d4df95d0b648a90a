import { Problem } from '../problem.ts';
import type { Hub } from './hub.ts';
import { save } from './saves.ts';

/** At most this much is lost in a crash. */
const BETWEEN_SAVES_MS = 60_000;

/** Saves every minute from now on, one save after the other. */
export function keepSaving(hub: Hub, folder: string) {
  let last: Promise<void> = Promise.resolve();
  const saveNext = () => {
    last = last.then(() => save(hub, folder));
    return last;
  };
  const timer = setInterval(() => {
    // One that fails is made good by the next; only the last one must not fail unheard.
    last = saveNext().catch(() => {});
  }, BETWEEN_SAVES_MS);

  return {
    /** The last save. */
    async finish(): Promise<void> {
      clearInterval(timer);
      try {
        await saveNext();
      } catch (error) {
        throw new Problem(`The last changes could not be saved, the shop opens next as it was a minute ago: ${error}`);
      }
    },
  };
}
