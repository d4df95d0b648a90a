import { expect, test } from 'vitest';
import { shareAddresses } from './share-links.tsx';

const shared = shareAddresses('https://shop.example/aboutUs?from=a&b', 'Questions & answers');

test('Facebook gets the address of the page', () => {
  expect(new URL(shared.facebook).searchParams.get('u')).toBe('https://shop.example/aboutUs?from=a&b');
});

test('X gets the address and the title', () => {
  const { searchParams } = new URL(shared.x);
  expect(searchParams.get('url')).toBe('https://shop.example/aboutUs?from=a&b');
  expect(searchParams.get('text')).toBe('Questions & answers');
});

test('WhatsApp gets both in one message', () => {
  expect(new URL(shared.whatsapp).searchParams.get('text')).toBe(
    'Questions & answers https://shop.example/aboutUs?from=a&b',
  );
});
