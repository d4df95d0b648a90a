// Two commands: with `npm run dev`, a saved file is seen at once.
import { copyFileSync, readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ROOT } from '../paths.ts';
import { say, step } from '../progress.ts';
import type { Stack } from './stack.ts';

/** An editor and a bundler write a file in several goes. */
const SETTLING_MS = 200;

/** Brings a new bundle and new rules into the running suite: it overlooks what is below a folder with a dot. */
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

/** The folder is watched: a file that is replaced as a whole would be lost from sight. */
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
