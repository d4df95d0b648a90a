import { defineConfig } from 'vitest/config';

// A test's name says what it needs: `*.api.test.ts` and `*.stack.test.ts` need a running stack, as `npm test` and
// `npm run exec` open it; they share its database, so their files run one after the other. Those of the API share a
// process, too, which loads the shop once; a file that needs one for itself is a `*.stack.test.ts`.
const API_TESTS = 'functions/{src,commands,test}/**/*.api.test.ts';
const STACK_TESTS = '{functions/{src,test},emulators}/**/*.stack.test.ts';
const SHARE_PROCESS = 'emulators/tests/share-process.ts';
// What needs nothing mostly shares processes, too: to start one for each file cost more than all of these tests. A
// process of its own is for what starts servers or builds, sets up Google's libraries or Express, replaces modules or
// changes the language.
export const OWN_PROCESS = [
  'emulators/*.test.ts',
  'web/build/**/*.test.ts',
  'web/shared/*.test.ts',
  'emulators/{deployment,mutation,processes,seed,stack}/**/*.test.ts',
  'functions/src/*.test.ts',
  'functions/src/{backup,catalogue,health,images,platform/http,ssr,stock}/**/*.test.ts',
  'functions/test/**/*.test.ts',
  'functions/src/notifications/providers/*.test.ts',
  'web/{shop/prerender,shared/locale}/**/*.test.ts',
  'web/dashboard/{layout/change-list,packing/confirm-bulk-status}.test.ts',
  'web/dashboard/orders/{order-page,order-sheet}.test.tsx',
  'web/shared/api/app-proof.test.ts',
  'web/{shared/cart/merge-guest-cart,shop/entry-server}.test.ts',
  'web/shared/session/{action-codes,email-actions,emails}.test.{ts,tsx}',
  'web/shared/lib/{format,product-texts,when-quiet}.test.ts',
  // They bring a name, a country, a currency or words of their own.
  'functions/src/{contract/orders,notifications/render-notification,products/name-search}.test.ts',
  'functions/src/domain/{courier-phone,day-ranges,desk,digits,mobile-number}.test.ts',
  'functions/src/orders/{order-identity,order-date,search-keys}.test.ts',
  'web/dashboard/{overview/revenue-csv,orders/orders-csv,product-file/cells}.test.ts',
];
// What takes minutes alone: `npm run prove` runs it.
const LONG_TESTS = process.env.LONG_RUNS ? [] : ['**/*.long.stack.test.ts'];
// What commands make, among it copies of the tests.
const MADE = '**/.stack/**';
// Wide enough for a busy machine: the tests run while the stack starts and the checks run, and what takes a second
// alone may then take ten.
const TIMEOUT_MS = 60_000;
const timeouts = { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS };
// As the Functions emulator tells its workers; notices are off whatever the terminal says.
const env = { FUNCTIONS_EMULATOR: 'true', NOTICES: '' };
// One retry for timeouts on a busy machine, as for the browser tests; the report names retried tests.
const retry = process.env.CI ? 1 : 0;
const unit = { retry, ...timeouts, env };
const NOT_UNIT = [API_TESTS, STACK_TESTS, '**/node_modules/**', MADE];
const onStack = { fileParallelism: false, retry, ...timeouts, env };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'functions/{src,commands,test}/**/*.test.ts',
            'web/{build,dashboard,shared,shop}/**/*.test.{ts,tsx}',
            'emulators/**/*.test.ts',
          ],
          exclude: [...NOT_UNIT, ...OWN_PROCESS],
          isolate: false,
          setupFiles: [SHARE_PROCESS],
          ...unit,
        },
      },
      { test: { name: 'unit-alone', include: OWN_PROCESS, exclude: NOT_UNIT, ...unit } },
      { test: { name: 'api', include: [API_TESTS], ...onStack, isolate: false, setupFiles: [SHARE_PROCESS] } },
      { test: { name: 'rules', include: [STACK_TESTS], exclude: ['**/node_modules/**', ...LONG_TESTS], ...onStack } },
    ],
  },
});
