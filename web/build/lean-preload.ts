import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OURS = join(import.meta.dirname, '../shared/lib/load-with-files.ts');
const OUTDATED =
  'Vite has its helper for dynamic imports under another name: bring lean-preload.ts up to date, or take it out of vite.config.ts: home loads about 0.5 KB more then';

/** Puts our own few lines where the build would put its larger helper for dynamic imports. */
export function leanPreload(): Plugin {
  let isReplaced = false;
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return { code: readFileSync(OURS, 'utf8'), moduleType: 'ts' };
      },
    },
    buildEnd(failure) {
      if (!failure && !isReplaced) throw new Error(OUTDATED);
    },
  };
}
