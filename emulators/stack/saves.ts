// Each save is a new folder, and the newest complete one counts: whatever interrupts a save, the one before it is whole.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import type { Hub } from './hub.ts';

/** A crash loses at most this much. */
const BETWEEN_SAVES_MS = 60_000;

/** One more than needed, to be able to go back. */
const KEPT_SAVES = 2;

/** The file that an export has only when it is complete. */
const COMPLETE = 'firebase-export-metadata.json';

/** `folder` is there, maybe without a save. */
export function newestSave(folder: string): string | undefined {
  const newest = completeSaves(folder).at(-1);
  return newest && join(folder, newest);
}

export async function save(hub: Hub, folder: string): Promise<void> {
  await hub.exportTo(join(folder, String(Date.now())));
  const kept = completeSaves(folder).slice(-KEPT_SAVES);
  const others = savesIn(folder).filter((name) => !kept.includes(name));
  for (const name of others) rmSync(join(folder, name), { recursive: true });
}

function completeSaves(folder: string): string[] {
  return savesIn(folder).filter((name) => existsSync(join(folder, name, COMPLETE)));
}

/** Names of 13 digits sort by their time. Copies that somebody has put beside them are left alone. */
function savesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .toSorted();
}

/** Saves every minute, never concurrently; returns a function that stops it after a last save. */
export function keepSaving(hub: Hub, folder: string): () => Promise<void> {
  let last = Promise.resolve();
  const saveNext = () => last.then(() => save(hub, folder));
  const timer = setInterval(() => {
    // The next save makes up for a failed one; only the last one must report its failure.
    last = saveNext().catch(() => {});
  }, BETWEEN_SAVES_MS);

  return async () => {
    clearInterval(timer);
    await saveNext().catch((error) => {
      throw new Problem(`The last changes could not be saved, the shop opens next as it was a minute ago: ${error}`);
    });
  };
}
