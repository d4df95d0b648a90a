// With `npm run dev`, a saved file is seen at once.
import { copyFileSync, watchFile } from 'node:fs';
import { ROOT } from '../paths.ts';
import { say, step } from '../progress.ts';
import type { Stack } from './stack.ts';

const BETWEEN_LOOKS_MS = 300;

/** Loads a new bundle and new rules into the running suite, whose own watcher ignores folders with a leading dot. */
export function reloadOnChange({ folder, hub }: Pick<Stack, 'folder' | 'hub'>): void {
  const rules = `${ROOT}firestore.rules`;
  onChange(folder.bundle, () => step('Reloading the API', hub.reloadFunctions));
  onChange(rules, async () => copyFileSync(rules, folder.rules));
}

/** By polling: a watch ends when an editor replaces the file, and fires several times while a bundler writes it. */
function onChange(file: string, react: () => Promise<unknown>): void {
  watchFile(file, { interval: BETWEEN_LOOKS_MS }, () => {
    react().catch((error) => say(`› ${file} could not be reloaded: ${error}`));
  });
}
