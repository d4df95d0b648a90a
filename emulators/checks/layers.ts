// The layers that npm run check enforces. Biome's restricted imports compare the written path, not the file that it
// resolves to; dependency-cruiser needs swc beside TypeScript 7, and three times as long for a third of the files.
/** The layers within each folder; each a line of modules, which are folders or single files. */
export type Layers = Record<string, readonly string[]>;

/** Two applications: neither imports from the other, not even in tests. What both need is in `web/shared`. */
export const SEPARATE_APPLICATIONS: readonly (readonly [string, string])[] = [['web/shop', 'web/dashboard']];

/**
 * Bottom to top. A module imports only from modules that are named before it, in its own line too. Tests may import
 * everything of their workspace. Imports of web and functions leave their workspace only by the name of a package.
 */
export const LAYERS: Layers = {
  web: ['shared', 'dashboard', 'shop', 'build', 'e2e test vite.config.ts playwright.config.ts'],
  'web/shared': [
    'shop.config.ts lib paths.ts fonts styles',
    'locale start ui',
    'api',
    'session',
    'cart products orders',
    'navigation',
    'app',
  ],
  'web/dashboard': [
    'messages cache.ts csv.ts csv-file.ts file-hash.ts staff-settings.ts',
    'layout form table scan',
    'product-file order-products',
    'booking orders desk packing riders payouts customers products featured users settings overview rescue inbox reviews notifications content audit',
    'new-order people',
    'first-calls.ts start.ts ask-ahead.ts routes.tsx app.tsx main.tsx',
  ],
  'web/shop': [
    'pictures account products cart orders',
    'navigation home about',
    'pages',
    'worker',
    'app prerender main.tsx entry-server.tsx',
  ],
  'functions/src': [
    'domain',
    'contract',
    'platform',
    'catalogue search stock notifications products carts orders desk packing couriers riders payouts reviews users images inbox customers content settings stats health openapi ssr',
    'app.ts index.ts',
    'backup',
  ],
  'functions/src/platform': ['in-parts.ts', 'database', 'http', 'paging audit search outside'],
  functions: ['src', 'test', 'migrations', 'commands'],
  emulators: ['shop', 'data', 'checks', 'lab', 'commands prepare.mjs'],
  'emulators/shop': [
    'problem.ts progress.ts stop-signal.ts command.ts paths.ts local-server.ts image-host.ts couriers',
    'processes',
    'machine',
    'stack',
  ],
};
