import { type AuthClient, GoogleAuth, gaxios, OAuth2Client } from 'google-auth-library';
import { CommandError } from './command-error.ts';

/** The data of a Firebase project, in the cloud or on the emulators. */
export interface Project {
  id: string;
  isLocal: boolean;
  /** What the names of its documents begin with, without a slash at the end. */
  root: string;
  /** The reply of a method of Firestore to `body`, such as `runQuery`. @throws {CommandError} */
  askFirestore(method: string, body: object): Promise<unknown>;
  /** The reply of the identity provider; a call without a body is a `GET`. @throws {CommandError} */
  askAccounts(path: string, body?: object): Promise<unknown>;
  /** Removes every document and every account: emulators only. */
  empty(): Promise<void>;
}

/**
 * Speaks the REST APIs, whose JSON names the type of each value: Firestore's client for Node makes the same number of
 * an integer and of a double. Credentials are the Application Default Credentials. @throws {CommandError}
 */
export async function openProject(id: string): Promise<Project> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: accounts } = process.env;
  if (firestore && accounts) return projectAt(id, { firestore, accounts }, emulatorOwner());
  if (firestore || accounts) throw new CommandError(HALF_LOCAL);
  const auth = new GoogleAuth({ projectId: id, scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  return projectAt(id, undefined, await auth.getClient().catch(rejectMissingCredentials));
}

const HALF_LOCAL =
  'Set both FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST or none: documents and accounts belong together.';

function rejectMissingCredentials(): never {
  throw new CommandError('There are no credentials: run gcloud auth application-default login.');
}

interface Emulators {
  firestore: string;
  accounts: string;
}

function projectAt(id: string, emulators: Emulators | undefined, client: AuthClient): Project {
  const root = `projects/${id}/databases/(default)/documents`;
  const firestore = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const identity = 'identitytoolkit.googleapis.com';
  const accounts = emulators ? `http://${emulators.accounts}/${identity}` : `https://${identity}`;
  return {
    id,
    isLocal: emulators !== undefined,
    root,
    askFirestore: (method, body) => ask(client, 'POST', `${firestore}/v1/${root}:${method}`, body),
    askAccounts: (path, body) => ask(client, body ? 'POST' : 'GET', `${accounts}/${path}`, body),
    empty: async () => {
      if (!emulators) throw new CommandError('Only emulators are emptied: restore a deployed shop into a new project.');
      await ask(client, 'DELETE', `${firestore}/emulator/v1/${root}`);
      await ask(client, 'DELETE', `http://${emulators.accounts}/emulator/v1/projects/${id}/accounts`);
    },
  };
}

/** The token with which the emulators allow everything. */
function emulatorOwner(): AuthClient {
  const client = new OAuth2Client();
  client.setCredentials({ access_token: 'owner' });
  return client;
}

/** Each call may be repeated: what is written twice is the same. */
const RETRIES = {
  retry: 5,
  noResponseRetries: 5,
  httpMethodsToRetry: ['GET', 'POST'],
  statusCodesToRetry: [
    [408, 409],
    [429, 429],
    [500, 599],
  ],
};

const TIMEOUT_MS = 120_000;

async function ask(client: AuthClient, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  try {
    const request = { url, method, data: body, retry: true, retryConfig: RETRIES, timeout: TIMEOUT_MS };
    return (await client.request<unknown>(request)).data;
  } catch (error) {
    if (!(error instanceof gaxios.GaxiosError)) throw error;
    throw new CommandError(`${new URL(url).host} refuses: ${error.message}`, { cause: error });
  }
}
