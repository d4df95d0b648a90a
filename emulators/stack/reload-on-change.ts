// With `npm run dev`, a saved file is seen at once.
import { copyFileSync, readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ROOT } from '../paths.ts';
import { say, step } from '../progress.ts';
import type { Stack } from './stack.ts';

/** Debounce time: editors and bundlers write a file in several steps. */
const SETTLING_MS = 200;

/** Loads a new bundle and new rules into the running suite, whose own watcher ignores folders with a leading dot. */
export function reloadOnChange({ folder, hub }: Pick<Stack, 'folder' | 'hub'>): void {
  onChange(folder.bundle, async () => {
    await step('Reloading the API', hub.reloadFunctions);
  });
  const rules = `${ROOT}${basename(folder.rules)}`;
  onChange(rules, async () => {
    copyFileSync(rules, folder.rules);
    say('› The rules are reloaded');
  });
}

/** Watches the folder, because a watch on a file ends when the file is replaced. */
function onChange(file: string, react: () => Promise<void>): void {
  let content = readFileSync(file, 'utf8');
  let settled: NodeJS.Timeout | undefined;
  const look = async () => {
    const before = content;
    content = readFileSync(file, 'utf8');
    if (content !== before) await react();
  };
  watch(dirname(file), (_event, name) => {
    if (name !== basename(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => look().catch((error) => say(`› ${name} could not be reloaded: ${error}`)), SETTLING_MS);
  });
}
