import { expect, type Page } from '@playwright/test';
import { pressAtDesk } from './keyboard.ts';

/** The card of an order that the shop has given. */
export const givenCard = (page: Page) =>
  page.getByRole('region', { name: /^A-\d+ · / }).filter({ hasText: 'First, because this call prevents a loss' });

/** Takes the next call, by its key or by recording one that was given, and returns the order on its card. */
export async function takeNext(page: Page, key = 'x'): Promise<{ id: string; name: string }> {
  const shown = page.getByRole('region', { name: /^A-\d+ · / });
  const before = (await shown.getAttribute('aria-label')) ?? '';
  await pressAtDesk(page, key);
  // Not by its text: the card that follows is drawn beside it, hidden, and is often the one that was left.
  await expect(shown).not.toHaveAttribute('aria-label', before);
  const card = givenCard(page);
  const address = await card.getByRole('heading').getByRole('link').getAttribute('href');
  const [, name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(' · ');
  return { id: address?.split('/').at(-1) ?? '', name };
}
