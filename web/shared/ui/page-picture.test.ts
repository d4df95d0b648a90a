import { expect, test } from 'vitest';
import { pagePicture } from './page-picture.ts';

const PICTURED = { img: '/moon.webp', thumbnail: '/moon-400.webp' };
const PHOTOGRAPHED = { ...PICTURED, medium: '/moon-800.webp' };

test('the page of a product offers each width that there is', () => {
  expect(pagePicture(PHOTOGRAPHED)).toEqual({
    src: '/moon-800.webp',
    srcSet: '/moon-400.webp 400w, /moon-800.webp 800w, /moon.webp 1600w',
    sizes: expect.stringMatching(/^\(min-width: 64rem\) .+, \(min-width: 48rem\) .+, .+, 92vw$/),
  });
  expect(pagePicture(PICTURED).srcSet).toBe('/moon-400.webp 400w, /moon.webp 800w');
  expect(pagePicture({ img: '/moon.webp' })).toEqual({ src: '/moon.webp' });
});
