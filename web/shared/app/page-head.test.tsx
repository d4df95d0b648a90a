import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LocaleContext } from '../locale/locale.ts';
import { PageHead } from './page-head.tsx';

const MOON = { name: 'Moon Lamp', img: '/moon.png', price: 900 };

/** What the tags of a page say of its picture, by their properties. */
function pictureTags(product?: typeof MOON & { medium?: string; share?: string }) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleContext value="en">
        <MemoryRouter>
          <PageHead title="Moon Lamp" {...(product && { product })} />
        </MemoryRouter>
      </LocaleContext>
    </QueryClientProvider>,
  );
  const tags = [...html.matchAll(/<meta property="og:image(:\w+)?" content="([^"]*)"/g)];
  return Object.fromEntries(
    tags.map(([, part = '', content = '']) => [part, content.replace(/^https?:\/\/[^/]+/, '')]),
  );
}

test('a link preview says which type and size its picture has, where that is known', () => {
  expect(pictureTags()).toMatchObject({
    '': '/preview.jpg',
    ':type': 'image/jpeg',
    ':width': '1200',
    ':height': '630',
  });
  expect(pictureTags({ ...MOON, medium: '/moon-800.webp', share: 'https://pictures.example/5ha2e' })).toEqual({
    '': '/5ha2e',
    ':type': 'image/jpeg',
    ':width': '1200',
    ':height': '630',
    ':alt': 'Moon Lamp',
  });
  expect(pictureTags({ ...MOON, medium: '/moon-800.webp' })).toEqual({
    '': '/moon-800.webp',
    ':type': 'image/webp',
    ':width': '800',
    ':alt': 'Moon Lamp',
  });
  expect(pictureTags(MOON)).toEqual({ '': '/moon.png', ':type': 'image/png', ':alt': 'Moon Lamp' });
  expect(pictureTags({ ...MOON, img: 'https://pictures.example/moon' })).toEqual({ '': '/moon', ':alt': 'Moon Lamp' });
});
