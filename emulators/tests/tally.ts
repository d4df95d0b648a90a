// The tests count: a runner that fails without a word has failed too.
/** How many passed and how many failed, with the names of the failed ones if known. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: string[];
}

export function sum(tallies: Tally[]): Required<Tally> {
  return tallies.reduce<Required<Tally>>(
    (all, { passed, failed, failures = [] }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failures: [...all.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}

/** A runner that ran nothing, or that failed without a failed test, counts as a failure itself. */
export function honest(tally: Tally, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failed === 0;
  const unexplained = exitCode !== 0 && tally.failed === 0;
  return nothingRan || unexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** `12 passed`, with the failed ones only where there are any. */
export function inWords({ passed, failed }: Tally): string {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}
