// What must be in the cloud before a deployment.
import { type Finding, fault, hint } from './finding.ts';

export type Answer = { status: 'success'; result: unknown } | { status: 'error'; error: string };

/** Asks the Firebase CLI what is in the cloud. */
export type AskFirebase = (project: string, ...command: string[]) => Promise<Answer>;

/** The project's web app, Hosting site, database and `secrets`: what each is, by its name. */
export async function* checkCloud(
  ask: AskFirebase,
  project: string,
  region: string,
  secrets: Record<string, string>,
): AsyncGenerator<Finding> {
  const apps = await ask(project, 'apps:list', 'WEB');
  if (apps.status === 'error') return yield fault(unasked(project, apps.error));
  const names = Object.keys(secrets);
  const [sites, database, schedules, ...versions] = await Promise.all([
    ask(project, 'hosting:sites:list'),
    ask(project, 'firestore:databases:get', '(default)'),
    ask(project, 'firestore:backups:schedules:list'),
    ...names.map((name) => ask(project, 'functions:secrets:get', name)),
  ]);
  if (isEmpty(apps.result))
    yield fault(
      `${project} has no web app, so nobody can sign in: npx firebase apps:create WEB shop --project ${project}`,
    );
  if (sites.status === 'success') yield* checkSites(sites.result, project);
  for (const name of names.filter((_, place) => !hasEnabledVersion(versions[place])))
    yield fault(`${secrets[name]} is missing: npx firebase functions:secrets:set ${name} --project ${project}`);
  yield* checkDatabase(database, project, region);
  if (database.status === 'success' && schedules.status === 'success' && isEmpty(schedules.result))
    yield hint('Nothing saves the database by itself: give it the schedules of step 9 of .github/DEPLOYMENT.md.');
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** A site without a linked app does not serve the configuration that the pages request. */
function* checkSites(result: unknown, project: string): Generator<Finding> {
  const { sites = [] } = result as { sites?: { appId?: string }[] }; // as the CLI answers
  if (sites.length === 0)
    yield fault(`${project} has no place for the pages: open Hosting in its console, and press Get started.`);
  else if (!sites.some(({ appId }) => appId))
    yield hint(
      'No Hosting site is linked to the web app: nobody may be able to sign in. Link it in the Project settings.',
    );
}

function unasked(project: string, error: string): string {
  return `What stands in ${project} could not be asked (${error}). Sign in, by npx firebase login, and look whether the name of the project is right.`;
}

function hasEnabledVersion(answer: Answer | undefined): boolean {
  if (answer?.status !== 'success') return false;
  const { secrets = [] } = answer.result as { secrets?: { state: string }[] }; // as the CLI describes a secret
  return secrets.some(({ state }) => state === 'ENABLED');
}

interface Database {
  locationId: string;
  deleteProtectionState: string;
  pointInTimeRecoveryEnablement: string;
}

function* checkDatabase(answer: Answer, project: string, region: string): Generator<Finding> {
  if (answer.status === 'error') return yield hint(`There is no database yet: the deployment makes it, in ${region}.`);
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = answer.result as Database; // as the CLI answers
  const update = (what: string) => `npx firebase firestore:databases:update '(default)' ${what} --project ${project}`;
  if (locationId !== region)
    yield hint(
      `The database stands in ${locationId} for good, but the function in ${region}: each call goes that far.`,
    );
  if (deleteProtectionState !== 'DELETE_PROTECTION_ENABLED')
    yield hint(`The database could be deleted by one command. Protect it: ${update('--delete-protection ENABLED')}`);
  if (pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED')
    yield hint(`The database keeps nothing of its past. Let it: ${update('--point-in-time-recovery ENABLED')}`);
}
