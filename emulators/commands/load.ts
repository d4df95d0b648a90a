// Nothing gets lost: as many buyers at once as one likes, and every order looked at.
import { runRandomTest } from '../tests/random-test.ts';

await runRandomTest({
  file: 'emulators/load/load.random.stack.test.ts',
  amount: '500',
  usage: 'Say how many buyers, and from which seed if you repeat a run: npm run load -- 500 42',
});
