import { defineConfig } from '@playwright/test';

/** Chromium as root in a container: no sandbox of its own, and no way out of this machine, for a page or for itself. */
const CHROMIUM_ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A Chromium with windows draws two pages of its own beside each of ours, for an address field that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,MediaRouter,OptimizationHints',
];

/** The journeys of e2e/, in a real browser on the stack whose addresses the environment names. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../emulators/.stack/test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A second try for what a busy machine was too slow for; the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous: on a small machine a call may first have to wait for a process of the functions emulator.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // The admin's journeys change what the others see: they have the shop to themselves, when the others are done.
  // Alone they run with `--project admin --no-deps`.
  projects: [
    { name: 'shop', testIgnore: 'admin-*' },
    { name: 'admin', testMatch: 'admin-*', dependencies: ['shop'], fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 1440, height: 900 },
    // Nothing is lost by it but time: what moves is tested where it is the point.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers, no test could hold back or change; that it works has a journey of its own.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGS },
  },
});
