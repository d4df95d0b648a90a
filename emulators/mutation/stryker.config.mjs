import { MODULES } from './modules.ts';
import { REPORT } from './scores.ts';

export default {
  mutate: MODULES,
  testRunner: 'vitest',
  vitest: { configFile: 'emulators/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A test that never ends has noticed its mutant; on a busy machine one may end late.
  timeoutMS: 20_000,
  // Otherwise it looks for a TypeScript compiler of an older kind, to read the project's settings and sources.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['/web', '/emulators', '!/emulators/mutation/*.ts'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: REPORT },
  tempDirName: 'emulators/.stack/mutation/sandbox',
  allowConsoleColors: false,
};
