import { expect, test } from 'vitest';
import { isMatched } from './if-match.ts';

test.each([undefined, '', '*', ' * ', '"lamp-1"', 'W/"lamp-1"', 'lamp-1', '"lamp-0", "lamp-1"'])(
  'a change of lamp-1 is allowed by If-Match: %s',
  (header) => {
    expect(isMatched('lamp-1', header)).toBe(true);
  },
);

test.each(['"lamp-0"', '"lamp-11"', '""', 'W/"lamp"', '"lamp-0", "lamp-2"', 'lamp"-1"', '"lamp-"1'])(
  'a change of lamp-1 is rejected by If-Match: %s',
  (header) => {
    expect(isMatched('lamp-1', header)).toBe(false);
  },
);
