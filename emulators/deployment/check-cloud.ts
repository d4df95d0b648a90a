// Nothing half ready goes out: what must stand in the cloud before it.
import type { Answer, AskFirebase } from './ask-firebase.ts';
import { type Finding, fault, hint, when } from './finding.ts';

/** The project's web app, database and `secrets`: what each is, by its name. */
export async function checkCloud(
  ask: AskFirebase,
  project: string,
  region: string,
  secrets: Record<string, string>,
): Promise<Finding[]> {
  const apps = await ask(project, 'apps:list', 'WEB');
  if (apps.status === 'error') return [fault(unasked(project, apps.error))];
  const [database, ...missing] = await Promise.all([
    ask(project, 'firestore:databases:get', '(default)'),
    ...Object.entries(secrets).map(async ([name, what]) =>
      when(
        !hasEnabledVersion(await ask(project, 'functions:secrets:get', name)),
        fault(`${what} is missing: npx firebase functions:secrets:set ${name} --project ${project}`),
      ),
    ),
  ]);
  return [
    ...when(
      Array.isArray(apps.result) && apps.result.length === 0,
      fault(`${project} has no web app, so nobody can sign in: npx firebase apps:create WEB shop --project ${project}`),
    ),
    ...missing.flat(),
    ...databaseFindings(database, region),
  ];
}

function unasked(project: string, error: string): string {
  return `What stands in ${project} could not be asked (${error}): npx firebase login, and is the name right?`;
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

function databaseFindings(answer: Answer, region: string): Finding[] {
  if (answer.status === 'error') return [hint(`There is no database yet: the deployment makes it, in ${region}.`)];
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = answer.result as Database; // as the CLI answers
  return [
    ...when(
      locationId !== region,
      hint(`The database stands in ${locationId} for good, but the function in ${region}: each call goes that far.`),
    ),
    ...when(
      deleteProtectionState !== 'DELETE_PROTECTION_ENABLED',
      hint('The database can be deleted by one command: switch its delete protection on.'),
    ),
    ...when(
      pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED',
      hint('The database keeps no past: switch point-in-time recovery on.'),
    ),
  ];
}
