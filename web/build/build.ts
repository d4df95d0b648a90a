import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { layOutDrawnPages, MANIFEST } from './lay-out-drawn-pages.ts';

// What Hosting serves, and what the server draws pages with: with the server only its own folder is uploaded.
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    pages: { type: 'string', default: join(import.meta.dirname, '../dist') },
    drawing: { type: 'string', default: join(import.meta.dirname, '../../functions/lib/pages') },
  },
});
const [pages, drawing] = [resolve(values.pages), resolve(values.drawing)];

process.env.NODE_ENV = 'production'; // else React comes with all it has for developers

const common = { root: join(import.meta.dirname, '..'), mode: values.mode, logLevel: 'warn' } as const;
await build({ ...common, build: { outDir: pages, emptyOutDir: true, manifest: MANIFEST } });
await build({ ...common, build: { outDir: drawing, emptyOutDir: true, ssr: 'shop/entry-server.tsx' } });
await layOutDrawnPages(pages, drawing);
