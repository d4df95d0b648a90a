/** Whether `npm run prove` runs the test: random tests then take all the time they want. */
const isLong = process.env.LONG_RUNS === 'true';

/** How often a random test tries: `few` times among all tests, `many` times where there is nothing else to do. */
export function runs(few: number, many: number): number {
  return isLong ? many : few;
}

/** As long as `npm run prove` may take for one test, in milliseconds. */
export const RANDOM_TIMEOUT_MS = runs(120_000, 1_800_000);
