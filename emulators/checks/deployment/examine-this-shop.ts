// Examines the shop of this folder.
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { MIGRATIONS } from '@aloghor/functions/migrations/migrations';
import { deploymentSettings } from '@aloghor/web/build/deployment-settings.ts';
import { shop } from '@aloghor/web/shared/shop.config.ts';
import { execa } from 'execa';
import { applicationDefault } from 'firebase-admin/app';
import { ROOT } from '../../shop/paths.ts';
import { FIREBASE_CLI, runText } from '../../shop/processes/programs.ts';
import { say, step } from '../../shop/progress.ts';
import type { AskFirebase } from './check-cloud.ts';
import { type AskWaiting, checkMigrations } from './check-migrations.ts';
import { askStatus, checkPublic } from './check-public.ts';
import type { AskLeftOut } from './check-request-log.ts';
import { examine } from './examine.ts';
import { sayFindings } from './finding.ts';

/** @throws {Problem} where something stops a deployment to the project */
export async function examineThisShop(project: string | undefined): Promise<void> {
  const changed = await runText('git', ['-C', ROOT, 'status', '--porcelain']);
  const online = project ? await settingsOnline(project) : undefined;
  const { mobilePrefix } = shop;
  const asked = { ask: askFirebase, askStatus, askWaiting, askLeftOut };
  const examined = { root: ROOT, project, mobilePrefix, online, changed, ...asked };
  sayFindings(await step('Looking at what goes out', () => Array.fromAsync(examine(examined))));
}

/** Says what keeps shoppers from a shop that has just been deployed, and what waits. Returns whether something keeps them. */
export async function examineDeployed(project: string): Promise<boolean> {
  const found = await Array.fromAsync(checkPublic(askFirebase, askStatus, project));
  for (const { text } of found) say(`✗ ${text}`);
  for await (const { text } of checkMigrations(askWaiting, project)) say(`! ${text}`);
  return found.length > 0;
}

/** As the account that is signed in on this machine. */
const askFirebase: AskFirebase = async (project, ...command) => {
  const args = [FIREBASE_CLI, ...command, '--project', project, '--json'];
  const { stdout } = await execa('node', args, { cwd: ROOT, preferLocal: true, reject: false, stdin: 'ignore' });
  try {
    return JSON.parse(stdout);
  } catch {
    return { status: 'error', error: stdout.trim() || 'it said nothing' };
  }
};

const PATIENCE_MS = 10_000;

/** With the credentials of this machine, as `npm run migrate`. */
const askWaiting: AskWaiting = async (project) => {
  if (MIGRATIONS.length === 0) return [];
  process.env.GCLOUD_PROJECT = project;
  // Imported late, because these read the project's name from the environment on load.
  const { waitingMigrations } = await import('@aloghor/functions/migrations/run-migration');
  const { withTimeout } = await import('@aloghor/functions/src/platform/database/database-timeouts');
  return withTimeout(waitingMigrations(MIGRATIONS), PATIENCE_MS, () => new Error('the database did not answer'));
};

/** With the credentials of this machine, as `gcloud logging sinks describe _Default`. */
const askLeftOut: AskLeftOut = async (project) => {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const answer = await fetch(`https://logging.googleapis.com/v2/projects/${project}/sinks/_Default`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`it was answered ${answer.status}`);
  const { exclusions = [] } = (await answer.json()) as { exclusions?: { filter: string; disabled?: boolean }[] }; // by Google's reference
  return exclusions.flatMap(({ filter, disabled }) => (disabled ? [] : [filter]));
};

/** What the shop that is online says of itself; undefined where none answers yet. */
async function settingsOnline(project: string): Promise<PublicSettings | undefined> {
  const site = deploymentSettings(ROOT, project).SITE_URL ?? `https://${project}.web.app`;
  try {
    const answer = await fetch(`${site}/api/settings`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as PublicSettings) : undefined; // by the contract of GET /settings
  } catch {
    return undefined;
  }
}
