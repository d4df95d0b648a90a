import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// A test's name says what it needs: `*.api.test.ts` and `*.stack.test.ts` need a running stack, as `npm test` and
// `npm run exec` open it; they share its database, so their files run one after the other. Those of the API share a
// process, too, which loads the shop once; a file that needs one for itself is a `*.stack.test.ts`.
const API_TESTS = '{functions/{src,commands,migrations,test},emulators}/**/*.api.test.ts';
const STACK_TESTS = '{functions/{src,test},emulators}/**/*.stack.test.ts';
const SHARE_PROCESS = 'emulators/checks/lanes/share-process.ts';
// What is built for browsers: `npm run test:all` runs these.
const BUILD_TESTS = 'web/build/*.build.test.ts';
// What takes minutes alone: `npm run prove` runs it.
const LONG_TESTS = process.env.LONG_RUNS ? [] : ['**/*.long.stack.test.ts'];
// What commands make, among it copies of the tests.
const MADE = '**/.stack/**';
// Wide enough for a busy machine: the tests run while the stack starts and the checks run, and what takes a second
// alone may then take ten.
const TIMEOUT_MS = 60_000;
const timeouts = { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS };
// As the Functions emulator tells its workers; notifications are off whatever the terminal says.
const env = { FUNCTIONS_EMULATOR: 'true', NOTICES: '' };
// One retry for timeouts on a busy machine, as for the browser tests; the report names retried tests.
const retry = process.env.CI ? 1 : 0;
const NOT_OURS = ['**/node_modules/**', MADE];
const UNIT_TESTS = [
  'functions/{src,commands,migrations,test}/**/*.test.ts',
  'web/{build,dashboard,shared,shop}/**/*.test.{ts,tsx}',
  'emulators/**/*.test.ts',
];
const NOT_UNIT = [API_TESTS, STACK_TESTS, BUILD_TESTS, ...NOT_OURS];
// Unit tests share what they import: loading it for each file took three quarters of their time. A file that replaces
// a module, the clock, a global or the environment gets a thread of its own.
const REPLACES = /\bvi\.(?!fn\b)\w+|\bawait import\(|\bprocess\.env\b/;
const ALONE = globSync(UNIT_TESTS, { exclude: NOT_UNIT }).filter((path) => REPLACES.test(readFileSync(path, 'utf8')));
const unit = { pool: 'threads' as const, retry, ...timeouts, env };
const onStack = { fileParallelism: false, retry, ...timeouts, env };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: UNIT_TESTS, exclude: [...NOT_UNIT, ...ALONE], ...unit, isolate: false } },
      { test: { name: 'unit-alone', include: ALONE, ...unit } },
      { test: { name: 'build', include: [BUILD_TESTS], retry, ...timeouts, env } },
      {
        test: {
          name: 'api',
          include: [API_TESTS],
          exclude: NOT_OURS,
          ...onStack,
          isolate: false,
          setupFiles: [SHARE_PROCESS],
        },
      },
      { test: { name: 'rules', include: [STACK_TESTS], exclude: [...NOT_OURS, ...LONG_TESTS], ...onStack } },
    ],
  },
});
