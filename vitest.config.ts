import { defineConfig } from 'vitest/config';

// A test's name says what it needs: `*.api.test.ts` and `*.stack.test.ts` need a running stack, as `npm test` and
// `npm run exec` open it; they share its database, so their files run one after the other.
const API_TESTS = 'functions/src/**/*.api.test.ts';
const STACK_TESTS = 'emulators/**/*.stack.test.ts';
const STACK_TIMEOUT_MS = 30_000;
// They run while the stack starts: what takes a second alone may then take ten.
const UNIT_TIMEOUT_MS = 20_000;
// As the Functions emulator tells its workers.
const env = { FUNCTIONS_EMULATOR: 'true' };
// A second try for what a busy machine was too slow for, as for the browser tests; the report names it.
const retry = process.env.CI ? 1 : 0;
const onStack = { fileParallelism: false, retry, testTimeout: STACK_TIMEOUT_MS, hookTimeout: STACK_TIMEOUT_MS, env };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{functions,web}/src/**/*.test.{ts,tsx}', 'web/*.test.ts', 'emulators/**/*.test.ts'],
          exclude: [API_TESTS, STACK_TESTS, '**/node_modules/**'],
          testTimeout: UNIT_TIMEOUT_MS,
          retry,
          env,
        },
      },
      { test: { name: 'api', include: [API_TESTS], ...onStack } },
      { test: { name: 'rules', include: [STACK_TESTS], ...onStack } },
    ],
  },
});
