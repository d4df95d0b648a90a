import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './lean-router.ts';
import { shellWorker } from './shell-worker.ts';
import { startScript } from './start-script.ts';

/** Where `npm run dev` finds the rest of the stack: Hosting, which also answers the API. */
const HOSTING = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

// Those who show a shared link want absolute addresses. A deployment that does not say its own has that of its project;
// without either they are relative ones.
process.env.VITE_SITE_URL ??= siteOf(process.env.GCLOUD_PROJECT);

function siteOf(project = 'demo-'): string {
  return project.startsWith('demo-') ? '' : `https://${project}.web.app`;
}

const LIBRARIES = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//;
const FOR_SOME_PAGES = /\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQuery\w+)\.js$/;

/** Small things of the product page and the cart, which would else be a file each. */
const BUYING =
  /\/icons\/(check|minus|trash)\.mjs|\/web\/src\/(ui\/quantity-stepper|api\/orders)\.|\/functions\/src\/domain\/(orders|mobile-number|ascii-digits)\./;

/** The fields of forms: home has none of them. */
const FORMS = /\/web\/src\/(ui\/(field|use-field|text-area|select)|messages\/en\/form)/;

/** What every page needs, in two files and not in twenty: the libraries, and what most pages share of our own. */
const SHARED_CHUNKS = [
  { name: 'libraries', test: (id: string) => LIBRARIES.test(id) && !FOR_SOME_PAGES.test(id) },
  { name: 'forms', test: FORMS, priority: 1, includeDependenciesRecursively: false },
  { name: 'shared', minShareCount: 5, test: isForShoppers },
  { name: 'buying', test: BUYING, includeDependenciesRecursively: false },
];

/** What the admin's many pages share, some of it with those of placed orders, and the identity provider's code, which only members load. */
const NOT_FOR_SHOPPERS = [
  /\/web\/src\/(admin\/\w+\/|messages\/en\/orders|session\/firebase)/,
  /\/functions\/src\/domain\/(order|mobile|ascii)/,
  /\/node_modules\/(@?firebase|idb)\//,
];

function isForShoppers(id: string): boolean {
  return !NOT_FOR_SHOPPERS.some((path) => path.test(id));
}

const ADMIN_FILES = 'assets/admin/';

function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return `${facadeModuleId?.includes('/web/src/admin/') ? ADMIN_FILES : 'assets/'}[name]-[hash].js`;
}

/** A shopper's first file must not list what each page of the dashboard imports: those find it by themselves. */
function filesAhead(file: string, needed: string[]): string[] {
  return file.startsWith(ADMIN_FILES) ? needed.filter((name) => name.endsWith('.css')) : needed;
}

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router without its warnings for developers: its package offers those to everybody, by whatever name. */
const QUIET_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dist/production/dom-export.mjs` },
];

const FOR_BROWSERS = {
  target: 'es2022',
  // A browser that does not know the hint loads the same files a moment later; the stand-in would weigh on all others.
  modulePreload: { polyfill: false, resolveDependencies: filesAhead },
  rolldownOptions: {
    output: { chunkFileNames, codeSplitting: { groups: SHARED_CHUNKS } },
    // All words have one door: a page brings those of the rooms that it shows, and not whatever the door leads to.
    treeshake: { moduleSideEffects: [{ test: /\/web\/src\/messages\//, sideEffects: false }] },
  },
};

/** What draws pages on the server. It is uploaded without any package; those left out belong to pages that are never drawn. */
const FOR_THE_SERVER = {
  target: 'node22',
  copyPublicDir: false,
  rolldownOptions: { external: [/^(@?firebase|reactfire|swiper|sweetalert2)(\/|$)/] },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [startScript(), leanRouter(), shellWorker()])],
  resolve: { alias: command === 'build' ? QUIET_ROUTER : [] },
  ssr: { noExternal: true },
  // Else the server's React would look each time whether it is to help developers.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? FOR_THE_SERVER : FOR_BROWSERS),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': HOSTING, '/emulators.json': HOSTING, '/__': HOSTING },
  },
}));
