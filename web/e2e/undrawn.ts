import type { Page } from '@playwright/test';

/** From now on documents come as they do where a page could not be drawn ahead: empty, and the browser draws them. */
export async function leaveUndrawn(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue({ url: `${process.env.SHOP_URL}/dashboard` }) // which is never drawn
      : route.fallback(),
  );
}
