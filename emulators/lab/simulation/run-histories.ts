import fc from 'fast-check';
import { addTo, inWords, keepTally, type Tally } from './tally.ts';

/** How long a failing history is shrunk. */
const SHORTENING_MS = 60_000;

interface Histories<History> {
  /** Of what they are, in the tally. */
  subject: string;
  /** How many, and from which seed: each has one of its own. */
  amount: number;
  seed: number;
  history: fc.Arbitrary<History>;
  /** Lives through one. `count` takes what is counted of it; where it fails, as far as that is known. @throws when the shop misbehaved */
  live: (history: History, count: (counts: Tally) => void) => Promise<void>;
}

/** Returns the tally of all. @throws at the first in which the shop misbehaved, with the shortest such history that was found */
export async function runHistories<History>(histories: Histories<History>): Promise<Tally> {
  const { subject, amount, seed } = histories;
  const tally: Tally = { histories: 0 };
  let last = seed;
  try {
    for (; last < seed + amount; last++) {
      await runOne(histories, last, tally);
      keepTally(subject, seed, tally); // now: the run may be stopped
    }
  } catch (error) {
    process.stdout.write(`Repeat this history alone: npm run simulate -- 1 ${last}\n`);
    throw error;
  } finally {
    process.stdout.write(`${subject} from seed ${seed}: ${inWords(tally)}\n`);
    keepTally(subject, seed, tally);
  }
  return tally;
}

async function runOne<History>({ history, live }: Histories<History>, seed: number, tally: Tally): Promise<void> {
  let isFirst = true;
  const isRight = fc.asyncProperty(history, async (one) => {
    try {
      await live(one, (counts) => isFirst && addTo(tally, { histories: 1, ...counts }));
    } finally {
      isFirst = false; // what follows are shorter forms of a history that has failed
    }
  });
  const plugins = [fc.interruptAfterTimeLimit(SHORTENING_MS, { failOnInterrupt: true })];
  await fc.assert(isRight, { seed, numRuns: 1, unbiased: true, plugins });
}
