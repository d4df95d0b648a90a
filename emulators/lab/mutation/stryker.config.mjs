import { MODULES } from './modules.ts';

export default {
  mutate: MODULES,
  testRunner: 'vitest',
  vitest: { configFile: 'emulators/lab/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A test that never ends has noticed its mutant; on a busy machine one may end late.
  timeoutMS: 20_000,
  // Otherwise it needs an older TypeScript compiler to read the project's settings and sources.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['/web', '/emulators', '!/emulators/lab/mutation/*.ts'],
  // Percent of the mutants that the tests notice; below the last one it fails.
  thresholds: { high: 100, low: 90, break: Number(process.env.NOTICED_PERCENT) },
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, skipFull: true },
  tempDirName: 'emulators/.stack/mutation/sandbox',
  allowConsoleColors: false,
};
