import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { isLong } from '@aloghor/functions/test/long-runs';
import { defineConfig } from '@playwright/test';

/** Chromium as root in a container: without its sandbox, and without external network for pages or itself. */
const CHROMIUM_ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headed Chromium renders two internal pages beside each of ours, for the address field; any Chromium starts a process
  // ahead for the next page, which most often is none.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,MediaRouter,OptimizationHints,SpareRendererForSitePerProcess',
];

/** The journeys that earn or lose money: `npm test` runs these, `npm run test:all` the others. */
const MONEY = ['admin-day', 'admin-delivery-charge', 'cart', 'order', 'security', 'session'];

/** What each lane leaves to the other; both begin on a first day and end with a look into the log. Without a lane, all. */
const LEFT_OUT: Record<string, RegExp> = {
  money: new RegExp(`/(?!(${[...MONEY, 'log'].join('|')})\\.)[\\w-]+\\.spec\\.ts$`),
  browser: new RegExp(`/(${MONEY.join('|')})\\.spec\\.ts$`),
};
const leftOut = Object.entries(LEFT_OUT).flatMap(([lane, files]) => (lane === process.env.LANE ? files : []));

/** The journeys of e2e/, in a real browser on the stack whose addresses the environment names. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/note-log-start.ts',
  outputDir: '../emulators/.stack/test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // One retry for timeouts on a busy machine; the report marks such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous: on a small machine a call may first have to wait for a process of the functions emulator.
  timeout: isLong ? 600_000 : 60_000,
  expect: { timeout: 20_000 },
  // The admin's journeys change what the others see: they have the shop to themselves, one after the other. They are the
  // first, because what runs beside the journeys then has the other core. The pages of the dashboard are looked at before
  // the first day of the shop, because they slow it down. Last come those that stop the database for everybody. One
  // project alone: `--project shop --no-deps`.
  projects: [
    { name: 'admin', testMatch: 'admin-*', testIgnore: leftOut, fullyParallel: false, workers: 1 },
    { name: 'dashboard', testMatch: 'dashboard-*', testIgnore: leftOut, dependencies: ['admin'] },
    { name: 'first-day', testMatch: 'first-day.setup.ts', dependencies: ['dashboard'] },
    {
      name: 'shop',
      testIgnore: ['admin-*', 'dashboard-*', 'faults*', 'log.*', ...leftOut],
      dependencies: ['first-day'],
    },
    {
      name: 'faults',
      testMatch: 'faults*',
      testIgnore: leftOut,
      dependencies: ['shop'],
      fullyParallel: false,
      workers: 1,
    },
    // Reads what all of them have left in the log.
    { name: 'log', testMatch: 'log.*', dependencies: ['faults'] },
  ],
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 1440, height: 900 },
    // Saves time; animations have tests of their own.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept a service worker's responses; it has a journey of its own.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: TIME_ZONE,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGS },
  },
});
