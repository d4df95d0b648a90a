import { expect, test, vi } from 'vitest';
import { renderNotification } from './render-notification.ts';

vi.mock('../domain/languages.ts', async (load) => {
  const original = await load<typeof import('../domain/languages.ts')>();
  const hi = { ownName: 'हिन्दी', openGraph: 'hi_IN', isPartial: true };
  return { ...original, LANGUAGE_TABLE: { ...original.LANGUAGE_TABLE, hi } };
});

const line = { name: 'Moon', translations: { bn: { name: 'চাঁদ' } }, img: '/moon.webp', price: 1445, quantity: 2 };

test('in a language without texts of its own a notification is in English, with its names of products', () => {
  const order = {
    _id: '0123456789abcdef01234567',
    number: 'A-1042',
    mobileNumber: '01712345678',
    status: 'waiting for confirmation' as const,
    lines: [
      { ...line, _id: 'moon', translations: { hi: { name: 'चाँद' } } },
      { ...line, _id: 'sun', name: 'Sun' },
    ],
    totalPrice: 5780,
    amounts: [],
  };
  const shop = { site: 'https://aloghor.example', brand: {}, phone: '+880 1700-000000', choices: {} };
  const { subject, text } = renderNotification('confirmed', order, 'hi' as 'bn', 'email', shop); // the mocked table has it
  expect(subject).toContain('A-1042');
  expect(text).toContain('is confirmed');
  expect(text).toContain('2 × चाँद\n2 × Sun');
});
