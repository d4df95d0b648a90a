// Two commands: finds or installs a browser for the tests.
import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import { runText } from '../processes/run-text.ts';
import { step } from '../progress.ts';
import { onPath } from './on-path.ts';
import { installOneOf } from './system-packages.ts';

/** The shell first: without windows of its own around them, pages take half the processor time. */
const PROGRAMS = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser for the tests that starts on this machine, installed when there is none. */
export async function chromium(processes: Processes): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given) return starting(given);
  const found = (await installedChromium()) ?? (await downloadedChromium(processes)) ?? (await packagedChromium());
  if (found) return found;
  throw new Problem(
    'A Chromium for the browser tests is missing and could not be installed: ' +
      'install Chrome or Chromium, or set CHROME_PATH to one, then try again.',
  );
}

async function starting(path: string): Promise<string> {
  if (await starts(path)) return path;
  throw new Problem(`CHROME_PATH names ${path}, which does not start: correct it or leave it out.`);
}

/** An installed browser can lack system libraries; printing its version shows that. */
async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await runText(path, ['--version'])) !== undefined;
}

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

function installedChromium(): Promise<string | undefined> {
  return firstThatStarts([...PROGRAMS.flatMap(onPath), ON_MACOS]);
}

async function downloadedChromium(processes: Processes): Promise<string | undefined> {
  const playwright = await import('@playwright/test');
  const path = playwright.chromium.executablePath();
  if (!existsSync(path)) {
    await step('Downloading a Chromium', () => processes.run('playwright', ['install', '--no-shell', 'chromium']));
  }
  return firstThatStarts([path]);
}

async function packagedChromium(): Promise<string | undefined> {
  await installOneOf(['chromium-headless-shell', 'chromium']);
  return installedChromium();
}
