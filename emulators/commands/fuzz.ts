// The tests count: this one sends generated inputs to every call.
import { runRandomTest } from '../tests/random-test.ts';

await runRandomTest({
  file: 'functions/src/platform/http/fuzz.random.api.test.ts',
  amount: '10000',
  usage: 'Say how many inputs, and from which seed if you repeat a run: npm run fuzz -- 100000 42',
});
