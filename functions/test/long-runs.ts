/** Whether `npm run prove` runs the test: random tests then have no short time limit. */
export const isLong = process.env.LONG_RUNS === 'true';

/** How often a random test runs: `few` times in `npm test`, `many` times in `npm run prove`. */
export function runs(few: number, many: number): number {
  return isLong ? many : few;
}

/** The timeout of one random test, in milliseconds. */
export const RANDOM_TIMEOUT_MS = runs(120_000, 1_800_000);
