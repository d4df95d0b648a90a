import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './product-sorts.ts';

test('texts compare as their UTF-8 bytes do', () => {
  const text = fc.string({ unit: fc.constantFrom('', 'a', 'B', 'é', 'আ', '\u{ffee}', '💡', '\u{1f56f}') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const expected = Buffer.compare(Buffer.from(one), Buffer.from(other));
      expect(Math.sign(compareTexts(one, other))).toBe(expected);
    }),
  );
});
