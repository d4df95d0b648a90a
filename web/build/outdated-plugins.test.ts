import { build } from 'vite';
import { expect, test } from 'vitest';
import { appChunk } from './app-chunk.ts';
import { leanPreload } from './lean-preload.ts';
import { leanRouter } from './lean-router.ts';

const PAGE = '\0page';

const plugins = { 'app-chunk': appChunk, 'lean-preload': leanPreload, 'lean-router': leanRouter };

test.each(Object.entries(plugins))(
  'where %s finds nothing to do, the build fails and says what to do',
  async (name, plugin) => {
    const source = {
      name: 'page',
      resolveId: (id: string) => (id === PAGE ? PAGE : undefined),
      load: (id: string) => (id === PAGE ? 'console.log(1);' : undefined),
    };
    const built = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [source, plugin()],
      build: { write: false, rolldownOptions: { input: PAGE } },
    });
    await expect(built).rejects.toThrow(`bring ${name}.ts up to date, or take it out of vite.config.ts`);
  },
);
