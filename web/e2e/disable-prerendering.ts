import type { Page } from '@playwright/test';

/** From now on documents are served without prerendered HTML, as after a failed rendering. */
export async function disablePrerendering(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue({ url: `${process.env.SHOP_URL}/dashboard` }) // never prerendered
      : route.fallback(),
  );
}
