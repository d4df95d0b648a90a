import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appChunk } from './build/app-chunk.ts';
import { dashboardDocument } from './build/applications.ts';
import { brand } from './build/brand.ts';
import { deploymentSettings } from './build/deployment-settings.ts';
import { flatReact } from './build/flat-react.ts';
import { leanIcons } from './build/lean-icons.ts';
import { leanPreload } from './build/lean-preload.ts';
import { leanRouter } from './build/lean-router.ts';
import { outlines } from './build/outlines.ts';
import { shellWorker } from './build/shell-worker.ts';
import { startScript } from './build/start-script.ts';

/** Where `npm run dev` finds the rest of the stack: Hosting, which also answers the API. */
const HOSTING = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/** The Firebase CLI names it when it deploys. */
const { GCLOUD_PROJECT: project = 'demo-' } = process.env;
const settings = deploymentSettings(join(import.meta.dirname, '..'), project);

// Those who show a shared link want absolute addresses. A deployment that does not say its own has that of its project;
// without either they are relative ones.
process.env.VITE_SITE_URL ??= settings.SITE_URL ?? siteOf();

// A key of reCAPTCHA Enterprise, where the shop uses App Check; without one, none of its code is built in.
process.env.VITE_APP_CHECK_KEY ??= settings.APP_CHECK_KEY ?? '';

function siteOf(): string {
  return project.startsWith('demo-') ? '' : `https://${project}.web.app`;
}

/** Small things of the product page and the cart, which would else be a file each. */
const BUYING =
  /\/icons\/(check|minus|plus|trash)\.mjs|\/web\/shared\/(ui\/quantity-stepper|api\/orders)\.|\/functions\/src\/domain\/(orders|mobile-number|ascii-digits)\./;

/** The fields of forms: home has none of them. */
const FORMS = /\/web\/shared\/(ui\/fields)|\/domain\/typed-text/;

/** What a few pages show beside their own: each a file of some hundred bytes, whose name alone weighs on the first one. */
const SMALL =
  /\/icons\/(chevron-down|inbox|badge-check)\.mjs|\/web\/(shop|shared)\/(navigation\/contact-links|lib\/dates|products\/empty-shop|locale\/en\/home)\./;

/** What all lists of Bangla words share. */
const BANGLA_OF_ALL = /\/web\/shared\/locale\/bn\/brand\./;

/** Small things that several pages share, and home does not need. */
const SHARED_CHUNKS = [
  { name: 'forms', test: FORMS, priority: 1, includeDependenciesRecursively: false },
  { name: 'small', test: SMALL, includeDependenciesRecursively: false },
  { name: 'buying', test: BUYING, includeDependenciesRecursively: false },
  { name: 'bangla-of-all', test: BANGLA_OF_ALL, includeDependenciesRecursively: false },
];

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const FOR_PRODUCTION = [
  // Without its warnings for developers, which its package offers to everybody by whatever name.
  { find: /^react-router$/, replacement: `${ROUTER}/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dist/production/dom-export.mjs` },
  // A module like all others, for which the build needs no code that translates.
  { find: 'sweetalert2/dist/sweetalert2.js', replacement: 'sweetalert2/dist/sweetalert2.esm.js' },
];

const FOR_BROWSERS = {
  target: 'es2022',
  // A browser that does not know the hint loads the same files a moment later; the stand-in would weigh on all others.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: { codeSplitting: { groups: SHARED_CHUNKS } },
    optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
    // All words have one door: a page brings those of the rooms that it shows, and not whatever the door leads to.
    // What brings Bangla also brings the names of categories, where they are looked up.
    treeshake: {
      moduleSideEffects: [{ test: /\/web\/(shared\/locale|dashboard\/messages)\/(?!bangla\.ts)/, sideEffects: false }],
    },
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
  plugins: [
    outlines(),
    leanIcons(),
    react(),
    tailwindcss(),
    ...(isSsrBuild
      ? []
      : [
          appChunk(),
          brand(),
          startScript(),
          dashboardDocument(),
          flatReact(),
          leanPreload(),
          leanRouter(),
          shellWorker(),
        ]),
  ],
  resolve: { alias: command === 'build' ? FOR_PRODUCTION : [] },
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
