import { expect, test } from 'vitest';
import { collectedHint } from './parcel-form.tsx';

test.each(['500', '', '1.2.3', '12x', '1,5'])(
  'beside %j, what was paid before is compared only with a number',
  (typed) => {
    const hint = collectedHint(500, typed, 'en');
    expect(hint).not.toContain('NaN');
    expect(hint === collectedHint(undefined, typed, 'en')).toBe(typed !== '500');
  },
);
