import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

export const PROJECT = 'aloghor-in-the-cloud';

/** How long the provider's keys may be cached. */
const KEYS_MAX_AGE_S = 300;

/** The provider's record of an account. */
export interface CloudAccount {
  localId: string;
  email: string;
  disabled?: boolean;
  /** Tokens of sign-ins before it are revoked: seconds since 1970, as a text. */
  validSince?: string;
}

interface Signer {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function newSigner(kid: string): Signer {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

/** Signs tokens as the cloud does: with RS256, and a private key of the provider. */
export function sign(payload: object, { kid, privateKey }: Signer): string {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

/** A token without a signature, as the emulator's. */
export function unsigned(payload: object, header: object = { typ: 'JWT' }): string {
  return `${encoded({ alg: 'none', ...header })}.${encoded(payload)}.`;
}

/** The claims of an issuer's token for an account, valid for an hour. */
export function claimsOf(uid: string, issuer: string, changes: object = {}) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: `https://${issuer}/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    email: `${uid}@example.com`,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3_600,
    ...changes,
  };
}

/** The claims of an App Check token of this project, valid for an hour. */
export function appCheckClaims(changes: object = {}) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: 'https://firebaseappcheck.googleapis.com/1234567890',
    aud: ['projects/1234567890', `projects/${PROJECT}`],
    sub: '1:1234567890:web:abcdef',
    iat: now - 60,
    exp: now + 3_600,
    ...changes,
  };
}

export function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/**
 * A fake of the identity provider in the cloud, which answers all HTTPS requests of this process from now on, with its
 * own keys and the accounts of a test. The SDK is the real one, not in emulator mode.
 */
export async function openCloud() {
  const signers = {
    idToken: newSigner('id-token-key'),
    sessionCookie: newSigner('session-cookie-key'),
    appCheck: newSigner('app-check-key'),
  };
  const accounts = new Map<string, CloudAccount>();
  const asked: string[] = [];
  const failing = new Set<string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = `${request.headers.host}${request.url}`;
    asked.push(address);
    const reply = failing.has(address) ? undefined : await replyTo(address, request);
    response.writeHead(reply ? 200 : 404, {
      'content-type': 'application/json',
      'cache-control': `max-age=${KEYS_MAX_AGE_S}`,
    });
    response.end(JSON.stringify(reply ?? { error: 'down' }));
  }

  async function replyTo(address: string, request: IncomingMessage): Promise<object | undefined> {
    if (address === ID_TOKEN_KEYS) return publicKeyOf(signers.idToken);
    if (address === SESSION_COOKIE_KEYS) return publicKeyOf(signers.sessionCookie);
    if (address === APP_CHECK_KEYS) return { keys: [webKeyOf(signers.appCheck)] };
    if (address === SERVER_TOKEN) return { access_token: 'of-the-server', expires_in: 3_600 };
    if (address !== LOOKUP) return undefined;
    const { localId } = (await json(request)) as { localId: string[] }; // as the SDK sends it
    return { users: localId.flatMap((uid) => accounts.get(uid) ?? []) };
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const ownAgent = https.globalAgent;
  https.globalAgent = Object.assign(new https.Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  stubEnvironment();

  return {
    signers,
    accounts,
    /** Host and path of each call. */
    asked,
    /** The calls that fail. */
    failing,
    close: () => {
      https.globalAgent = ownAgent;
      vi.unstubAllEnvs();
      server.closeAllConnections();
      server.close();
    },
  };
}

export const ID_TOKEN_KEYS = 'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
export const SESSION_COOKIE_KEYS = 'www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys';
export const APP_CHECK_KEYS = 'firebaseappcheck.googleapis.com/v1/jwks';
export const LOOKUP = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;

/** The address at which the server gets its own token for the provider. */
export const SERVER_TOKEN = 'oauth2.googleapis.com/token';

/** The cloud answers with certificates; the SDK takes the key out of whatever holds one. */
function publicKeyOf({ kid, publicKey }: Signer): object {
  return { [kid]: publicKey.export({ type: 'spki', format: 'pem' }) };
}

function webKeyOf({ kid, publicKey }: Signer): object {
  return { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}

/** As on a server in the cloud: a project, its credentials, and no emulator. */
function stubEnvironment(): void {
  const file = join(tmpdir(), `credentials-${crypto.randomUUID()}.json`);
  const { privateKey } = newSigner('server');
  const credentials = {
    type: 'service_account',
    project_id: PROJECT,
    client_email: `server@${PROJECT}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 });
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
}
