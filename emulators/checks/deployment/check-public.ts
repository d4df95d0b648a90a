// Whether everybody may call the function that is online.
import type { AskFirebase } from './check-cloud.ts';
import { type Finding, fault } from './finding.ts';

/** The status that an address answers to somebody without rights; undefined where nothing answers. */
export type AskStatus = (address: string) => Promise<number | undefined>;

interface DeployedFunction {
  id: string;
  region: string;
  uri?: string;
}

/**
 * Whether Google refuses the calls of shoppers before our code runs. The function is asked at its own address: Hosting
 * leads to it only after a whole deployment.
 */
export async function* checkPublic(ask: AskFirebase, askStatus: AskStatus, project: string): AsyncGenerator<Finding> {
  const functions = await ask(project, 'functions:list');
  const deployed = functions.status === 'success' ? (functions.result as DeployedFunction[]) : []; // as the CLI answers
  const api = deployed.find(({ id }) => id === 'api');
  if (!api?.uri || (await askStatus(`${api.uri}/api/health`)) !== 403) return;
  const command = `gcloud run services update api --no-invoker-iam-check --region=${api.region} --project=${project}`;
  yield fault(
    `Google lets nobody call the function, as in organizations that refuse allUsers. Open it, then deploy: ${command}`,
  );
}

const PATIENCE_MS = 10_000;

export const askStatus: AskStatus = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  return answer?.status;
};
