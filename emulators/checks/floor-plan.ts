/** The floors of each house, by its folder; each a line of rooms, which are folders or single files. */
export type FloorPlan = Record<string, readonly string[]>;

/**
 * Bottom to top. A room imports only from rooms that are named before it, in its own line too. Tests stand above
 * everything. No import of web or functions leaves its workspace but by the name of a package.
 */
export const FLOOR_PLAN: FloorPlan = {
  'web/src': [
    'lib shop.config.ts paths.ts',
    'messages ui',
    'api',
    'session',
    'cart products orders',
    'navigation home about admin',
    'pages',
    'app main.tsx',
  ],
  'web/src/admin': ['messages', 'table frame', 'orders products featured home inbox users audit', 'admin-routes.tsx'],
  'functions/src': [
    'domain',
    'contract',
    'database',
    'http',
    'paging audit',
    'catalogue products carts orders users images inbox stats health',
    'app.ts index.ts',
    'testing commands',
  ],
  emulators: ['problem.ts progress.ts paths.ts', 'machine', 'stack', 'tests checks many bench', 'commands'],
};
