import { expect, test } from 'vitest';
import { orderedSections, sectionsValue } from './home-sections.tsx';

test('a new shop shows all sections in their first order, which is kept as nothing', () => {
  const { shown, hidden } = orderedSections('');
  expect(shown).toEqual(['categories', 'popular', 'rooms', 'banner', 'best', 'top', 'reasons', 'showroom']);
  expect(hidden).toEqual([]);
  expect(sectionsValue(shown)).toBe('');
});

test('what is shown stands first, in its order; what is not named is hidden', () => {
  expect(orderedSections('best,popular')).toEqual({
    shown: ['best', 'popular'],
    hidden: ['categories', 'rooms', 'banner', 'top', 'reasons', 'showroom'],
  });
  expect(sectionsValue(['best', 'popular'])).toBe('best,popular');
});
