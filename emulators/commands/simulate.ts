// The tests count: this one lets customers, guests and admins loose on the shop, and keeps books of its own.
import { runRandomTest } from '../tests/random-test.ts';

await runRandomTest({
  file: 'functions/test/simulation/simulation.random.api.test.ts',
  amount: '200',
  usage: 'Say how many histories, and from which seed if you repeat a run: npm run simulate -- 500 42',
});
