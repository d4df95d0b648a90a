import { seedIfEmpty } from './seed.ts';

/** A script, for whoever opens more than one stack: the services are those of its environment. `people` seeds them alone. */
await seedIfEmpty(process.argv[2] === 'people' ? 'people' : 'shop');
