import { expect, test } from './shop-test.ts';

test('no page may be framed, and pages run no code but their own', async ({ request }) => {
  for (const path of ['/', '/shop', '/dashboard/adminHome']) {
    const headers = (await request.get(path)).headers();
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://apis.google.com");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test.describe('a script that somebody has smuggled in', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('does not run', async ({ page }) => {
    await page.goto('/');
    const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "Smuggled"';
      document.body.append(script);
    });
    await blocked;
    await expect(page).not.toHaveTitle('Smuggled');
  });
});
