// What must be in the cloud before a deployment.
import type { Answer, AskFirebase } from './ask-firebase.ts';
import { type Finding, fault, hint, when } from './finding.ts';

/** The project's web app, Hosting site, database and `secrets`: what each is, by its name. */
export async function checkCloud(
  ask: AskFirebase,
  project: string,
  region: string,
  secrets: Record<string, string>,
): Promise<Finding[]> {
  const apps = await ask(project, 'apps:list', 'WEB');
  if (apps.status === 'error') return [fault(unasked(project, apps.error))];
  const [sites, database, schedules, ...missing] = await Promise.all([
    ask(project, 'hosting:sites:list'),
    ask(project, 'firestore:databases:get', '(default)'),
    ask(project, 'firestore:backups:schedules:list'),
    ...Object.entries(secrets).map(async ([name, what]) =>
      when(
        !hasEnabledVersion(await ask(project, 'functions:secrets:get', name)),
        fault(`${what} is missing: npx firebase functions:secrets:set ${name} --project ${project}`),
      ),
    ),
  ]);
  return [
    ...when(
      isEmpty(apps.result),
      fault(`${project} has no web app, so nobody can sign in: npx firebase apps:create WEB shop --project ${project}`),
    ),
    ...siteFindings(sites, project),
    ...missing.flat(),
    ...databaseFindings(database, project, region),
    ...when(
      database.status === 'success' && schedules.status === 'success' && isEmpty(schedules.result),
      hint('Nothing saves the database by itself: give it the schedules of step 9 of .github/DEPLOYMENT.md.'),
    ),
  ];
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** A site that is linked to no app answers the pages without the configuration that they ask it for. */
function siteFindings(answer: Answer, project: string): Finding[] {
  if (answer.status === 'error') return [];
  const { sites = [] } = answer.result as { sites?: { appId?: string }[] }; // as the CLI answers
  return [
    ...when(
      sites.length === 0,
      fault(`${project} has no place for the pages: open Hosting in its console, and press Get started.`),
    ),
    ...when(
      sites.length > 0 && !sites.some(({ appId }) => appId),
      hint('No Hosting site is linked to the web app: nobody may be able to sign in. Link it in the Project settings.'),
    ),
  ];
}

function unasked(project: string, error: string): string {
  return `What stands in ${project} could not be asked (${error}). Sign in, by npx firebase login, and look whether the name of the project is right.`;
}

function hasEnabledVersion(answer: Answer): boolean {
  if (answer.status === 'error') return false;
  const { secrets = [] } = answer.result as { secrets?: { state: string }[] }; // as the CLI describes a secret
  return secrets.some(({ state }) => state === 'ENABLED');
}

interface Database {
  locationId: string;
  deleteProtectionState: string;
  pointInTimeRecoveryEnablement: string;
}

function databaseFindings(answer: Answer, project: string, region: string): Finding[] {
  if (answer.status === 'error') return [hint(`There is no database yet: the deployment makes it, in ${region}.`)];
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = answer.result as Database; // as the CLI answers
  const update = (what: string) => `npx firebase firestore:databases:update '(default)' ${what} --project ${project}`;
  return [
    ...when(
      locationId !== region,
      hint(`The database stands in ${locationId} for good, but the function in ${region}: each call goes that far.`),
    ),
    ...when(
      deleteProtectionState !== 'DELETE_PROTECTION_ENABLED',
      hint(`The database could be deleted by one command. Protect it: ${update('--delete-protection ENABLED')}`),
    ),
    ...when(
      pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED',
      hint(`The database keeps nothing of its past. Let it: ${update('--point-in-time-recovery ENABLED')}`),
    ),
  ];
}
