import { seedIfEmpty } from './seed.ts';

/** A script for processes that open several stacks: it seeds the one of its environment. `people` seeds only the people. */
await seedIfEmpty(process.argv[2] === 'people' ? 'people' : 'shop');
