// Which test runs in which part of `npm test`, `npm run test:all` and `npm run prove`.
import { globSync } from 'node:fs';
import { ROOT } from '../../shop/paths.ts';

/** The folders, and the file, whose API tests prove what earns or loses money, and who may do what; in two halves that take equally long. */
const MONEY_CALLS = {
  api: ['functions/src/orders/', 'functions/src/stock/', 'functions/src/carts/', 'functions/src/stats/'],
  'desk-api': ['functions/src/desk/', 'functions/src/platform/http/access-matrix'],
};

/** Tests in those folders of what only shows, counts or says something: no money goes wrong with it. */
const SHOWN = [
  'functions/src/desk/messages-by-hand',
  'functions/src/desk/try-advance-rules',
  'functions/src/desk/unreached-buyers',
  'functions/src/orders/order-lists',
  'functions/src/stats/sales',
  'functions/src/stats/stats-router',
  'functions/src/stats/work',
];

type ApiPart = keyof typeof MONEY_CALLS | 'other-api';

/** By name: a project's own `exclude` overrides that of the command line. The random and the long ones have parts of their own. */
const testsNamed = (kind: 'api' | 'stack') =>
  globSync(`{functions,emulators}/**/*.${kind}.test.ts`, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/.stack/**', '**/*.random.*', '**/*.long.*'],
  });

function partOf(path: string): ApiPart {
  const isIn = (places: readonly string[]) => places.some((place) => path.startsWith(place));
  if (isIn(SHOWN)) return 'other-api';
  if (isIn(MONEY_CALLS.api)) return 'api';
  return isIn(MONEY_CALLS['desk-api']) ? 'desk-api' : 'other-api';
}

const apiTests = (part: ApiPart) => ['--project=api', ...testsNamed('api').filter((path) => partOf(path) === part)];

const UNIT = '--project=unit*';
const RULES = 'emulators/checks/rules.stack.test.ts';
const RANDOM = ['--project=api', '--project=rules', '.random.'];

/** What each part tells Vitest to run. */
export const VITEST = {
  unit: { title: 'Unit tests', chosen: [UNIT, 'functions/', 'web/'] },
  tools: { title: 'Unit tests of the tools', chosen: [UNIT, 'emulators/'] },
  build: { title: 'Tests of the built files', chosen: ['--project=build'] },
  api: { title: 'Tests of the API: money', chosen: apiTests('api') },
  'desk-api': { title: 'Tests of the API: desk and access', chosen: apiTests('desk-api') },
  'other-api': { title: 'Other tests of the API', chosen: apiTests('other-api') },
  rules: { title: 'Tests of the rules', chosen: ['--project=rules', RULES] },
  stack: {
    title: 'Tests of the seed data and of the stack',
    chosen: ['--project=rules', ...testsNamed('stack').filter((path) => path !== RULES)],
  },
  random: { title: 'Random tests', chosen: RANDOM },
  long: { title: 'Random tests, long, and the function alone', chosen: [...RANDOM, '.long.'] },
};

/** `npm test`; package.json names the parts of `npm run test:all` and of `npm run prove`. */
export const USUAL = ['checks', 'unit', 'api', 'rules', 'desk-api', 'money'] as const;
