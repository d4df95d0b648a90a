import { defineConfig } from 'vitest/config';
import { TESTS } from './modules.ts';

/** They replace the identity provider for the whole process, so each needs a process of its own. */
const ALONE = ['functions/src/platform/http/access.test.ts', 'functions/src/platform/http/verify-token.test.ts'];

const env = { FUNCTIONS_EMULATOR: 'true' };

export default defineConfig({
  test: {
    projects: [
      // These share what they import: otherwise loading the SDK for each takes longer than testing.
      { test: { name: 'shared', include: TESTS.filter((test) => !ALONE.includes(test)), isolate: false, env } },
      { test: { name: 'alone', include: ALONE, env } },
    ],
  },
});
