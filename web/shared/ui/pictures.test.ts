import { expect, test } from 'vitest';
import { cardPicture, smallPicture } from './pictures.tsx';

const PICTURED = { img: '/moon.webp', thumbnail: '/moon-400.webp' };
const PHOTOGRAPHED = { ...PICTURED, medium: '/moon-800.webp' };

test('a card offers the thumbnail and the picture, and says how wide it is', () => {
  expect(cardPicture(PICTURED)).toEqual({
    src: '/moon.webp',
    srcSet: '/moon-400.webp 400w, /moon.webp 800w',
    sizes: expect.stringMatching(/^\(min-width: 64rem\) .+, \(min-width: 48rem\) .+, .+, calc\(46vw - .5rem\)$/),
  });
});

test('a card never offers a photo that has a medium one', () => {
  expect(cardPicture(PHOTOGRAPHED)).toMatchObject({
    src: '/moon-800.webp',
    srcSet: '/moon-400.webp 400w, /moon-800.webp 800w',
  });
  expect(cardPicture({ ...PHOTOGRAPHED, thumbnail: undefined })).toEqual({ src: '/moon-800.webp' });
});

test('a card of another width says its own', () => {
  expect(cardPicture(PICTURED, '50vw').sizes).toBe('50vw');
});

test.each([{ img: '/moon.webp' }, { img: '/moon.webp', thumbnail: undefined }])(
  'without a thumbnail there is only the picture: %j',
  (pictured) => {
    expect(cardPicture(pictured)).toEqual({ src: '/moon.webp' });
    expect(smallPicture(pictured)).toBe('/moon.webp');
  },
);

test('a small place shows the thumbnail', () => {
  expect(smallPicture(PICTURED)).toBe('/moon-400.webp');
});
