// Finds or installs a browser for the tests.
import { existsSync } from 'node:fs';
import which from 'which';
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import { runText } from '../processes/programs.ts';
import { step } from '../progress.ts';
import { installOneOf } from './system-packages.ts';

/** The headless shell first: without windows, pages take half the processor time. */
const PROGRAMS = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export interface Browser {
  path: string;
  /** `Chromium 150.0.7871.100`, as it says itself. */
  version: string;
}

/** A browser for the tests that starts on this machine, installed when there is none. */
export async function chromium(processes: Processes): Promise<Browser> {
  const given = process.env.CHROME_PATH;
  for await (const path of given ? [given] : candidates(processes)) {
    const browser = await started(path);
    if (browser) return browser;
  }
  throw new Problem(
    given
      ? `CHROME_PATH names ${given}, which does not start: correct it or leave it out.`
      : 'A Chromium for the browser tests is missing and could not be installed: ' +
          'install Chrome or Chromium, or set CHROME_PATH to one, then try again.',
  );
}

/** Where one may be: on this machine, else where Playwright downloads its own, else where apt installs one. */
async function* candidates(processes: Processes) {
  yield* installed();
  const playwright = await import('@playwright/test');
  const path = playwright.chromium.executablePath();
  if (!existsSync(path)) {
    await step('Downloading a Chromium', () => processes.run('playwright', ['install', '--no-shell', 'chromium']));
  }
  yield path;
  await installOneOf(['chromium-headless-shell', 'chromium']);
  yield* installed();
}

function installed(): string[] {
  return [...PROGRAMS.flatMap((name) => which.sync(name, { all: true, nothrow: true }) ?? []), ON_MACOS];
}

/** An installed browser can lack system libraries; printing its version shows that. */
async function started(path: string): Promise<Browser | undefined> {
  const said = existsSync(path) ? await runText(path, ['--version']) : undefined;
  if (said === undefined) return undefined;
  return { path, version: said.match(/(?:Google )?Chrom\D+[\d.]+/)?.[0] ?? said.trim() };
}
