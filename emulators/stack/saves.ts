// Whatever interrupts a save, the one before it is whole.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import type { Hub } from './hub.ts';

/** The save interval: a crash loses at most this much. */
const BETWEEN_SAVES_MS = 60_000;

/** One more than needed, to be able to go back. */
const KEPT_SAVES = 2;

/** The file that an export has only when it is complete. */
const COMPLETE = 'firebase-export-metadata.json';

/**
 * Each save is a new numbered folder, and the newest complete one counts: whatever interrupts a save, the one
 * before it is still there and whole.
 */
export function newestSave(folder: string): string | undefined {
  const newest = completeSaves(folder).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

export async function save(hub: Hub, folder: string): Promise<void> {
  const last = Number(numbered(folder).at(-1) ?? 0);
  await hub.exportTo(join(folder, String(last + 1).padStart(6, '0')));
  const kept = completeSaves(folder).slice(-KEPT_SAVES);
  for (const name of numbered(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Saves every minute, never concurrently; returns a function that stops it after a last save. */
export function keepSaving(hub: Hub, folder: string): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const saveNext = () => {
    last = last.then(() => save(hub, folder));
    return last;
  };
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

function completeSaves(folder: string): string[] {
  return numbered(folder).filter((name) => existsSync(join(folder, name, COMPLETE)));
}

function numbered(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .sort();
}
