import { type Seed, seedIfEmpty } from './seed.ts';

/**
 * A script for processes that open several stacks: it seeds the one of its environment with what the argument names, where
 * that is empty.
 */
const what = (process.argv[2] ?? 'shop') as Seed; // of the plan of the stack
await seedIfEmpty(what);
