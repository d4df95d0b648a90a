import { join } from 'node:path';
import type { Plugin } from 'vite';

const APP = join(import.meta.dirname, '../shop/main.tsx');

const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//;

/** What the door to some module leads to as well, though the app itself does not use it. */
const FOR_SOME_PAGES =
  /\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$|\/locale\/en\/(?!everywhere|offline\.|brand\.|app-check\.)/;

const OUTDATED =
  'The build makes no file of the app: bring app-chunk.ts up to date, or take it out of vite.config.ts: home loads about 7 KB more then';

/**
 * Puts into one file all that the app needs before its first page, the libraries with it: several compress worse, and
 * each waits for the one that names it. The file that the page names holds only the start.
 */
export function appChunk(): Plugin {
  let modules = new Set<string>();
  const name = (id: string) => {
    const isOfApp = (modules.has(id) || LIBRARIES.test(id)) && id !== APP && !FOR_SOME_PAGES.test(id);
    return isOfApp ? 'app' : null;
  };
  const group = { name, debugName: 'app', priority: 2, includeDependenciesRecursively: false };
  return {
    name: 'app-chunk',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
    buildEnd() {
      modules = withImports(APP, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
    generateBundle(_options, files) {
      if (!Object.values(files).some(({ type, name }) => type === 'chunk' && name === 'app')) throw new Error(OUTDATED);
    },
  };
}

function withImports(id: string, importsOf: (id: string) => readonly string[], found = new Set([id])): Set<string> {
  for (const next of importsOf(id)) if (!found.has(next)) withImports(next, importsOf, found.add(next));
  return found;
}
